import { createRequire } from "node:module";

import { SiteError } from "../errors";
import type { AddedLanguage } from "./table";

/** The library, which has no types. */
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

/** Texts that are harmless in every language, so that the library has nothing to quote. */
export const tokens = { url: "https://qzhost.q/qzpath", type: "qztype/q", body: "qzbody" };

/** The options for the library; its targets use different names for them. */
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

/** Loads a package that only sites with added languages need to install. */
function load(name: string): unknown {
  try {
    return createRequire(import.meta.url)(name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "MODULE_NOT_FOUND") throw error;
    throw new SiteError(
      `the languages that \`samples\` adds need the package ${name}, which is not installed`,
      "Install postman-code-generators and postman-collection as development dependencies: see docs/samples.md.",
    );
  }
}

/** Templates by target and request. Requests differ only in their tokens, so there are few. */
const known = new Map<string, string>();

/**
 * Returns the library's template for a request made of tokens, with corrections.
 *
 * @throws {Error} if the library has no template
 */
export function shapeOf({ target, repairs = [], isBare }: AddedLanguage, request: object): string {
  const [name, variant] = target;
  const key = JSON.stringify([target, request]);
  const found = known.get(key);
  if (found !== undefined) return found;
  // Loading it takes a quarter of a second, so only sites that add a language do.
  const generators = load("postman-code-generators") as Generators;
  const { Request } = load("postman-collection") as { Request: RequestClass };
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
