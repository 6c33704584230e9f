import { deprecationKeys } from "../spec/deprecation-keys";
import { text, type Raw } from "../spec/document";
import { markdown } from "./markdown";
import type { Markdown } from "./types";

/** Returns why an operation, parameter, header or schema is deprecated; empty if it is not, or if no reason is given. */
export function deprecationOf(raw: Raw): Markdown {
  if (raw["deprecated"] !== true) return [];
  return markdown(
    deprecationKeys.map((key) => text(raw[key])).find((reason) => reason !== undefined),
  );
}
