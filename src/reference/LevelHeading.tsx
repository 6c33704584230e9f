import { createElement, type HTMLAttributes } from "react";
import { useNesting } from "./nesting";

interface LevelHeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Levels to add to that of the context; 0 by default. */
  readonly below?: number;
}

/** The heading element for the current level, `h2` to `h6`. */
export function LevelHeading({ below = 0, ...props }: LevelHeadingProps) {
  return createElement(`h${Math.min(useNesting().level + below, 6)}`, props);
}
