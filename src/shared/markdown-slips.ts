/** Text that its author most likely meant as Markdown, but that readers see unrendered. */
export interface MarkdownSlip {
  /** What readers see, in quotes. */
  readonly shown: string;
  /** The end of a sentence. */
  readonly why: string;
  /** A sentence. */
  readonly remedy: string;
  /** Where it begins in the source; absent if a plugin has split the text. */
  readonly offset?: number | undefined;
}

/** A node of a Markdown tree (mdast). */
interface Node {
  readonly type: string;
  readonly value?: string;
  readonly position?:
    | {
        readonly start: { readonly column?: number; readonly offset?: number | undefined };
        readonly end: { readonly offset?: number | undefined };
      }
    | undefined;
}

type Words = Pick<MarkdownSlip, "why" | "remedy">;

/** Applies only where a node could be a heading: at the first column. */
const heading = /^#{1,6}[a-z]\S*/gi;

/** Inline markup that Markdown leaves as text (CommonMark 6), and why. A character after a backslash is meant literally. */
const slips: readonly (readonly [RegExp, (found: readonly string[]) => Words])[] = [
  [
    // A bracket after a word is most likely an index.
    /(?<![\w\]\\])\[([^[\]]+)\]\[([^[\]]*)\]/g,
    ([, words = "", name]) => ({
      why: `nothing defines \`[${name || words}]\``,
      remedy: `Write the address after the words: \`[${words}](https://…)\`.`,
    }),
  ],
  [
    /(?<!\\)\[[^[\]]+\]\((?:https?:|mailto:|[/#.])[^\s()]*/g,
    () => ({
      why: "the address is not closed",
      remedy: "Close it with `)`. An address has no spaces.",
    }),
  ],
  [
    /(?<!\\)\[[^[\]]+\] \((?:https?:|\/)[^\s()]*\)/g,
    () => ({
      why: "there is a space between the two parts of the link",
      remedy: "Remove the space.",
    }),
  ],
  [
    /[^\s`]*(?<!\\)`+[^\s`]*/g,
    () => ({ why: "the backtick is not closed", remedy: "Add the closing backtick." }),
  ],
  [
    // Excludes a power (`a**b`), which has a word on both sides, and a path (`a/**`).
    /(?<![\w*\\/])\*\*(?=\w)[^\s*]*|[^\s*]*(?<=\w)\*\*(?![\w*/])/g,
    () => ({
      why: "the other `**` is missing",
      remedy: "Add it next to the bold words.",
    }),
  ],
  [
    heading,
    () => ({
      why: "a heading needs a space after `#`",
      remedy: "Add the space, or write `\\#` for the character.",
    }),
  ],
];

/** Beginnings of paragraphs that were most likely meant as another block (CommonMark 5.2, GFM 4.10). */
const blockSlips: readonly (readonly [RegExp, Words])[] = [
  [
    /^\|.*\|(?=[ \t]*\n[ \t>]*\|.*\|[ \t]*(?:\n|$))(?![ \t]*\n[ \t>|:-]+(?:\n|$))/,
    {
      why: "a table needs a line of dashes below its head",
      remedy: "Add a line such as `| --- | --- |`, with the same number of cells.",
    },
  ],
  [
    /^-[a-z].*(?=\n[ \t>]*-[a-z])/i,
    { why: "a list item needs a space after `-`", remedy: "Add the space." },
  ],
];

/** Whether a text may have slips, without parsing it. */
export function mayHaveSlips(text: string): boolean {
  const isOdd = (pattern: RegExp) => (text.match(pattern)?.length ?? 0) % 2 === 1;
  return (
    text.includes("][") ||
    text.includes("] (") ||
    /\]\([^()]*([\s(]|$)|^#{1,6}[a-z]/im.test(text) ||
    /^[ \t>]*(?:\|.*\|[ \t]*$|-[a-z])/im.test(text) ||
    isOdd(/`+|^[ >]*~~~/gm) ||
    isOdd(/\*\*/g)
  );
}

/**
 * Returns the slips in one node.
 *
 * @param source the whole text
 */
export function slipsOf({ type, value, position }: Node, source: string): readonly MarkdownSlip[] {
  const { offset, column } = position?.start ?? {};
  const own = position ? source.slice(offset, position.end.offset) : (value ?? "");
  if (type === "code") {
    const [fence] = /^(?:`{3,}|~{3,})/.exec(own) ?? [];
    const lines = own.split("\n");
    const last = lines.length > 1 ? lines.at(-1)?.replace(/^[\s>]+/, "") : undefined;
    if (fence === undefined || last?.startsWith(fence)) return [];
    const why = "the code block is not closed, so everything below it is code";
    return [
      { shown: quote(fence), why, remedy: `Add ${quote(fence)} on a line after the code.`, offset },
    ];
  }
  if (type === "paragraph")
    return blockSlips.flatMap(([pattern, words]) => {
      const [shown] = pattern.exec(own) ?? [];
      return shown === undefined ? [] : [{ shown: quote(shown), ...words, offset }];
    });
  if (type !== "text") return [];
  const possible = slips.filter(([pattern]) => pattern !== heading || column === 1);
  return possible.flatMap(([pattern, wordsOf]) =>
    [...own.matchAll(pattern)].map((found) => ({
      shown: quote(found[0]),
      ...wordsOf(found),
      offset: offset === undefined ? undefined : offset + found.index,
    })),
  );
}

/** Quotes the text that readers see, for messages. */
export function quote(shown: string): string {
  return shown.includes("`") ? `"${shown}"` : `\`${shown}\``;
}
