import { de } from "./de";
import { en } from "./en";
import type { Words } from "./words";

const languages = { en, de };

/** Code of a language that a site can be in. */
export type Language = keyof typeof languages;

/** Words of every language that a site can be in, by its code. For the build: a browser loads one language alone. */
export const dictionaries: Readonly<Record<string, Words>> = languages;
