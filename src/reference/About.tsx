import { Fold } from "./Fold";
import { isEmpty, Prose } from "./Prose";
import { useReferenceWords } from "./ReferenceContext";
import type { Words } from "./types";

interface AboutProps {
  /** Name of the schema. */
  readonly name: string;
  readonly words: Words;
}

/**
 * A named schema's own prose, folded, because the row or variant has its own; it may contain rules that are stated nowhere else.
 * Nothing if there is none.
 */
export function About({ name, words: prose }: AboutProps) {
  const words = useReferenceWords();
  if (isEmpty(prose)) return null;
  return (
    <Fold summary={words.about(name)} open={false}>
      <Prose of={prose} />
    </Fold>
  );
}
