import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { attempt } from "../shared/attempt";
import type { Place } from "./errors";
import { displayPath } from "./site-options";

/** Loads a package that comes with Vite, which only sites with style sheets need. */
export const fromVite = createRequire(createRequire(import.meta.url).resolve("vite")) as <T>(
  name: string,
) => T;

/** A declaration of a style sheet. */
export interface Declaration {
  readonly prop: string;
  readonly value: string;
  readonly place: Place;
  /** The conditions of the at-rule around its rule; empty without one. */
  readonly media: string;
  readonly selectors: readonly string[];
}

/** The part of PostCSS that is used here. */
interface PostCss {
  parse(css: string): {
    walkDecls(
      visit: (found: {
        readonly prop: string;
        readonly value: string;
        readonly source: { readonly start: Pick<Place, "line" | "column"> };
        readonly parent: {
          readonly selectors?: readonly string[];
          readonly parent: { readonly params?: string };
        };
      }) => void,
    ): void;
  };
}

/** Returns the declarations of a style sheet; none if it has a mistake, which the bundler reports. */
export function declarationsIn(file: string): readonly Declaration[] {
  const { parse } = fromVite<PostCss>("postcss");
  const found: Declaration[] = [];
  attempt(() => parse(readFileSync(file, "utf8")))?.walkDecls(({ prop, value, source, parent }) => {
    const place = { file: displayPath(file), ...source.start };
    const { selectors = [], parent: around } = parent;
    found.push({ prop, value, place, media: around.params ?? "", selectors });
  });
  return found;
}
