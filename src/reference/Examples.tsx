import { Anchor } from "./Anchor";
import { CodeBlock } from "./CodeBlock";
import { Fold } from "./Fold";
import { exampleIds } from "../view/ids";
import { useReferenceWords } from "./ReferenceContext";
import type { CodeText, Example } from "./types";
import type { ReferenceWords } from "./words";
import * as styles from "./Examples.module.css";

/** Props of {@link Examples}. */
export interface ExamplesProps {
  /** What their ids start with. */
  readonly at: string;
  readonly examples: readonly Example[];
  /** The first starts open. */
  readonly open?: boolean;
}

/** Examples of a body, each in a fold with a link to itself; nothing when there are none. */
export function Examples({ at, examples, open = false }: ExamplesProps) {
  const words = useReferenceWords();
  const ids = exampleIds(
    at,
    examples.map(({ name }) => name),
  );
  return examples.map((example, index) => {
    const id = ids[index] ?? at;
    const title = exampleTitle(example, words);
    return (
      // Beside the fold: a summary is a button, and buttons hold no links.
      <div key={id} id={id} className={styles.example}>
        <Anchor id={id} name={words.exampleOf(title)} />
        <Fold summary={words.exampleOf(title)} open={open && index === 0}>
          {example.description !== undefined && (
            <p className={styles.about}>{example.description}</p>
          )}
          <CodeBlock label={words.exampleOf(title)}>{exampleCode(example)}</CodeBlock>
        </Fold>
      </div>
    );
  });
}

/** What a reader tells an example by; one that was made says so. */
export function exampleTitle({ name, summary, sampled }: Example, words: ReferenceWords): string {
  return summary ?? (sampled ? words.exampleOrigin.sampled : name);
}

/** The code of an example: as highlighted when the site was built, else its value as text. */
export function exampleCode({ html, value }: Example): CodeText {
  if (html !== undefined) return { html };
  return typeof value === "string" ? value : (JSON.stringify(value, null, 2) ?? "");
}
