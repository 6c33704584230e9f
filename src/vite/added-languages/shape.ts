import { createRequire } from "node:module";

import type { AddedLanguage } from "./table";

/** The library, which brings no types. */
interface Generators {
  convert(
    language: string,
    variant: string,
    request: object,
    options: object,
    done: (error: unknown, code: string) => void,
  ): void;
}

type RequestClass = new (request: object) => object;

/** Harmless in every language, so that the library has nothing to quote. */
export const tokens = { url: "https://qzhost.q/qzpath", type: "qztype/q", body: "qzbody" };

/** What the library is told, in the words of each of its targets. */
const options = {
  indentType: "Space",
  indentCount: 2,
  followRedirect: true,
  trimRequestBody: false,
  requestTimeout: 0,
  asyncAwaitEnabled: true,
  asyncType: "sync",
  protocol: "https",
};

/** Requests differ by their tokens alone, so there are few. */
const known = new Map<string, string>();

/**
 * The template of the library for a request of tokens, corrected.
 *
 * @throws {Error} if the library has none
 */
export function shapeOf({ target, repairs = [], isBare }: AddedLanguage, request: object): string {
  const [name, variant] = target;
  const key = JSON.stringify([target, request]);
  const found = known.get(key);
  if (found !== undefined) return found;
  // Takes a quarter of a second, so only sites that add a language load it.
  const require = createRequire(import.meta.url);
  const generators = require("postman-code-generators") as Generators;
  const { Request } = require("postman-collection") as { Request: RequestClass };
  const given = new Request({ url: tokens.url, ...request });
  let code: string | undefined;
  let failure: unknown;
  generators.convert(
    name,
    variant,
    given,
    { ...options, includeBoilerplate: !isBare },
    (error, result) => {
      failure = error;
      code = result;
    },
  );
  if (code === undefined) throw new Error(`${name} ${variant}: no template`, { cause: failure });
  const tidy = code
    .replace(/[ \t]+$/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .trimEnd();
  const shape = repairs.reduce(
    (text, [pattern, replacement]) => text.replace(pattern, replacement),
    tidy,
  );
  known.set(key, shape);
  return shape;
}
