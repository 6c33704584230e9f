import type { ReactNode } from "react";

/** A short prefix with its hyphen, and the word after it. Excludes long words, which must break somewhere. */
const prefixed = /(?<![\p{L}\p{N}-])(\p{L}{1,2}-[\p{L}\p{N}]{1,12})(?![\p{L}\p{N}])/u;

/** The text of a large heading. Keeps "e-mail" on one line; browsers would break and balance lines at the hyphen. */
export function TitleText({ children }: { readonly children: string }): ReactNode {
  return children.split(prefixed).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
