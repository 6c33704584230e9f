import { Anchor } from "./Anchor";
import { CodeBlock } from "./CodeBlock";
import { Fold } from "./Fold";
import { branchId, exampleIds } from "../view/ids";
import { useReferenceWords } from "./ReferenceContext";
import type { CodeText, Example } from "./types";
import type { ReferenceWords } from "./words";
import * as looks from "../ui/looks.module.css";
import * as styles from "./Examples.module.css";
import { fill } from "../shared/fill-text";

interface ExamplesProps {
  /** Prefix of their ids. */
  readonly at: string;
  readonly examples: readonly Example[];
  /** Id of the schema whose variants they show. Open example and chosen variant stay in sync. */
  readonly of?: string;
  /** Whether the first starts open. */
  readonly open?: boolean;
}

/** Examples of a body, each in a fold with a link to itself. */
export function Examples({ at, examples, of, open = false }: ExamplesProps) {
  const words = useReferenceWords();
  const ids = exampleIds(
    at,
    examples.map(({ name }) => name),
  );
  return examples.map((example, index) => {
    const id = ids[index] ?? at;
    const title = fill(words.exampleOf, { name: exampleTitle(example, words) });
    return (
      // Outside the fold, because a summary must not contain links.
      <div key={id} id={id} className={styles.example} data-nosnippet="">
        <Anchor id={id} name={title} />
        <Fold
          summary={title}
          open={open && index === 0}
          branch={of && example.variant && branchId(of, example.variant)}
        >
          {example.description !== undefined && (
            <p className={`${styles.about} ${looks.muted}`}>{example.description}</p>
          )}
          <CodeBlock language={example.language} label={title}>
            {exampleCode(example)}
          </CodeBlock>
        </Fold>
      </div>
    );
  });
}

/** Returns the title of an example. A sampled example without a summary is titled accordingly. */
export function exampleTitle(
  { name, summary, sampled }: Example,
  { extent, exampleOrigin }: Pick<ReferenceWords, "extent" | "exampleOrigin">,
): string {
  if (summary !== undefined || !sampled) return summary ?? name;
  const { sampled: origin } = exampleOrigin;
  const { [name]: fields }: Partial<Record<string, string>> = extent;
  return fields === undefined ? origin : `${fields}, ${origin}`;
}

/** Returns the code of an example: highlighted at build time, or else its value as text. */
export function exampleCode({ html, value }: Example): CodeText {
  if (html !== undefined) return { html };
  return typeof value === "string" ? value : (JSON.stringify(value, null, 2) ?? "");
}
