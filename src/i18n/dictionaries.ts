import { de } from "./de";
import { en } from "./en";
import type { Words } from "./words";

/** Words of every language that a site can be in, by its code. For the build: a browser loads one language alone. */
export const dictionaries: Readonly<Record<string, Words>> = { en, de };
