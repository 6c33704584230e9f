import { Fold } from "./Fold";
import { isEmpty, Prose } from "./Prose";
import { useReferenceWords } from "./ReferenceContext";
import type { Words } from "./types";

/** Props of {@link About}. */
export interface AboutProps {
  /** Name of the schema whose words these are. */
  readonly name: string;
  readonly words: Words;
}

/**
 * A named schema's own words, folded where a row or a branch has said its part already: nothing reads twice, and rules that
 * only stand there (how to write a phone number) stay on the page. Nothing when there are none.
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
