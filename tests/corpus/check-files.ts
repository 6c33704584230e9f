import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Returns every file below a folder, relative to it, with `/`, in alphabetical order. */
export function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"),
    )
    .sort();
}

/**
 * Checks that every disk can store the names of files: Windows reserves some for devices and allows no space or dot at the end; other disks
 * ignore case; none allows more than 255 bytes.
 *
 * @param names relative paths
 * @returns broken promises, each as a sentence
 */
export function checkNames(names: readonly string[]): readonly string[] {
  const seen = new Map<string, string>();
  return names.flatMap((name) => {
    const faults = name
      .split("/")
      .flatMap((part) => [
        ...(Buffer.byteLength(part) > 255 ? [`${part} has more than 255 bytes`] : []),
        ...(/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(part) ? [`${part} is a device`] : []),
        ...(/[<>:"\\|?*\p{Cc}\p{Bidi_Control}]|[ .]$/u.test(part) ? [`${part} is no name`] : []),
      ]);
    const folded = name.normalize("NFC").toLowerCase();
    const other = seen.get(folded);
    seen.set(folded, name);
    return other === undefined ? faults : [...faults, `${name} and ${other} are one file`];
  });
}

/** Invisible characters that change what people or programs read. */
const hidden = /[^\P{Cc}\n\t]|[\p{Bidi_Control}\p{Zl}\p{Zp}\p{Cs}\uFEFF]/u;

/**
 * Searches files for characters that a reviewer cannot see.
 *
 * @returns broken promises, each as a sentence
 */
export function checkCharacters(folder: string, names: readonly string[]): readonly string[] {
  return names.flatMap((name) => {
    const [found] = hidden.exec(readFileSync(path.join(folder, name), "utf8")) ?? [];
    return found === undefined ? [] : [`${name} holds a raw U+${hex(found)}`];
  });
}

/** Returns the code point of a character, in Unicode notation. */
export function hex(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
}
