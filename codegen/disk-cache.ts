import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { cacheDir, engineDir, siteDir } from "../program/folders.mjs";
import { attempt, read } from "./files";
import { generatorHash } from "./generator-hash.mjs";
import { hash } from "./hash";

/** The cache; it may be deleted at any time. */
const folder = cacheDir("codegen");

/** Maximum size of the cache; the least recently used entries are deleted first. */
const maxBytes = 256 * 1024 * 1024;

/** The generator's version, defined by the bundler. */
declare const SOURCE_HASH: string | undefined;

let loadedGenerator: string | undefined;

/** Returns a hash of this version of the generator, computed once: files that change during a run do not affect it. */
export function generatorVersion(): string {
  loadedGenerator ??= typeof SOURCE_HASH === "string" ? SOURCE_HASH : generatorHash(engineDir);
  return loadedGenerator;
}

/** Returns the text that {@link store} saved under a name; `undefined` if there is nothing, or if the file is damaged. */
export function stored(name: string): string | undefined {
  const file = path.join(folder, name);
  const text = read(file);
  if (text === undefined) return undefined;
  const now = new Date();
  attempt(() => utimesSync(file, now, now));
  // The first line is a checksum of the rest, in case the file was truncated.
  const content = text.slice(text.indexOf("\n") + 1);
  return text === withSum(name, content) ? content : undefined;
}

/** A folder without packages is left as it is. */
const isKept = existsSync(path.join(siteDir, "node_modules"));

/** Saves a text for later runs. Failures are ignored: a read-only folder works too, only more slowly. */
export function store(name: string, content: string): void {
  if (!isKept) return;
  const file = path.join(folder, name);
  const staged = `${file}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(staged, withSum(name, content));
    // Concurrent readers see either the old or the new text in full.
    renameSync(staged, file);
    prune();
  } catch {
    rmSync(staged, { force: true });
  }
}

function withSum(name: string, content: string): string {
  return `${hash([name, content].join("\n"))}\n${content}`;
}

function prune(): void {
  const files = readdirSync(folder)
    .map((name) => {
      const { size, mtimeMs } = statSync(path.join(folder, name));
      return { name, size, used: mtimeMs };
    })
    .sort((a, b) => b.used - a.used);
  let bytes = 0;
  for (const { name, size } of files) {
    bytes += size;
    if (bytes > maxBytes) rmSync(path.join(folder, name), { force: true });
  }
}

/**
 * Returns the result of `make`, from the cache if this version of the generator has made it before.
 *
 * @param kind distinguishes different results for the same input
 * @param input everything that the result depends on
 */
export async function cached(
  kind: string,
  input: string,
  make: () => Promise<string>,
): Promise<string> {
  const name = `${hash([kind, generatorVersion(), input].join("\n")).slice(0, 32)}.txt`;
  const known = stored(name);
  if (known !== undefined) return known;
  const made = await make();
  store(name, made);
  return made;
}
