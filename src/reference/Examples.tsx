import { CodeBlock } from "./CodeBlock";
import { Fold } from "./Fold";
import { joinId, usePlace } from "./place";
import { useReferenceWords } from "./ReferenceContext";
import type { CodeText, Example } from "./types";

/** Props of {@link Examples}. */
export interface ExamplesProps {
  readonly examples: readonly Example[];
  /** The first starts open. */
  readonly open?: boolean;
}

/** Examples of a body, each in a fold; nothing when there are none. */
export function Examples({ examples, open = false }: ExamplesProps) {
  const words = useReferenceWords();
  const place = usePlace();
  return examples.map((example, index) => {
    const id = joinId(place.id, `example.${example.name}`);
    const title = example.summary ?? example.name;
    return (
      <Fold key={id} id={id} summary={words.exampleOf(title)} open={open && index === 0}>
        <CodeBlock label={words.exampleOf(title)}>{exampleCode(example)}</CodeBlock>
      </Fold>
    );
  });
}

/** The code of an example: as highlighted when the site was built, else its value as text. */
export function exampleCode({ html, value }: Example): CodeText {
  if (html !== undefined) return { html };
  return typeof value === "string" ? value : (JSON.stringify(value, null, 2) ?? "");
}
