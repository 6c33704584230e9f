import { createElement, type HTMLAttributes } from "react";
import { useNesting } from "./nesting";

interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** 1 for the level of the context, and for the outermost headings of a description. */
  readonly depth?: number;
}

/** The heading element for the current level, `h2` to `h6`. */
export function Heading({ depth = 1, ...props }: HeadingProps) {
  return createElement(`h${Math.min(useNesting().level + depth - 1, 6)}`, props);
}
