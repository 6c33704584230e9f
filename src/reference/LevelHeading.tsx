import { createElement, type HTMLAttributes } from "react";
import { useNesting } from "./nesting";

/** Props of {@link LevelHeading}. */
export interface LevelHeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Levels below the next one of the place; 0 when absent. */
  readonly below?: number;
}

/** The heading element that the place asks for, `h2` to `h6`. */
export function LevelHeading({ below = 0, ...props }: LevelHeadingProps) {
  return createElement(`h${Math.min(useNesting().level + below, 6)}`, props);
}
