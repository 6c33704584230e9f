import type { ReactNode } from "react";

/** A short beginning with its hyphen, and the word that it belongs to; a long word must be broken somewhere. */
const prefixed = /(?<![\p{L}\p{N}-])(\p{L}{1,2}-[\p{L}\p{N}]{1,12})(?![\p{L}\p{N}])/u;

/** The text of a large heading. "e-learning" stays in one line there: browsers break lines after a hyphen, and balance them by it. */
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
