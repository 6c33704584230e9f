import { existsSync, readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import { dirname, join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

import { engineDir } from "../../../program/folders.mjs";
import type { Place } from "../errors";
import { displayPath } from "../site-options";

/** A call in a stack: file or URL, line and column. */
const frame = /(?:^|[\s(])((?:file:\/\/)?\/[^()\n]+?):(\d+):(\d+)\)?$/gm;

/** Folders of the site's own code, which the author of a guide cannot fix. */
const foreign = [join(engineDir, "src"), join(engineDir, "program")].map((dir) => dir + sep);

/** Returns a stack in which calls in files with a source map next to them have the places of the sources. */
export function withSources(stack: string): string {
  return stack.replace(frame, (call, address: string, line: string, column: string) => {
    const file = address.startsWith("/") ? address : fileURLToPath(address);
    const map = `${file}.map`;
    if (!existsSync(map)) return call;
    const payload = JSON.parse(readFileSync(map, "utf8")) as SourceMapPayload;
    const found = new SourceMap(payload).findEntry(Number(line) - 1, Number(column) - 1);
    if (!("originalSource" in found)) return call;
    const source = resolve(dirname(map), found.originalSource);
    return ` ${source}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  });
}

/** Returns the innermost call in the code of a guide or its imports; `undefined` if there is none. */
export function placeIn(stack: string): Place | undefined {
  for (const [, file = "", line, column] of stack.matchAll(frame)) {
    const isOwn = !file.includes("/node_modules/") && !foreign.some((dir) => file.startsWith(dir));
    if (isOwn && existsSync(file))
      return { file: displayPath(file), line: Number(line), column: Number(column) };
  }
  return undefined;
}
