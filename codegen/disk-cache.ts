import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { generatorHash } from "./generator-hash.mjs";
import { hash } from "./hash";

/** The folder of this project, with a separator at its end. */
const project = fileURLToPath(new URL("../", import.meta.url));

/** What runs remember. It lives outside the repository and may be deleted at any time. */
const folder = path.join(project, "node_modules", ".cache", "codegen");

/** Bytes that the folder may hold; what was not used for longest goes first. */
const maxBytes = 256 * 1024 * 1024;

/** Put in by what bundles this module: the version that the bundle was made of. */
declare const GENERATOR_HASH: string | undefined;

let loadedGenerator: string | undefined;

/** Stands for this version of the generator. Taken once: what runs is what was loaded, whatever happens to the files meanwhile. */
export function generatorVersion(): string {
  loadedGenerator ??= typeof GENERATOR_HASH === "string" ? GENERATOR_HASH : generatorHash(project);
  return loadedGenerator;
}

/** What {@link store} put under a name; nothing when there is no such thing, or when something else has been put there. */
export function stored(name: string): string | undefined {
  const file = path.join(folder, name);
  try {
    const text = readFileSync(file, "utf8");
    const now = new Date();
    utimesSync(file, now, now);
    // The first line is the sum of the rest: a file that a disk has cut short is none.
    const content = text.slice(text.indexOf("\n") + 1);
    return text === withSum(name, content) ? content : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text for later runs. One that cannot be kept is no error: a read-only checkout works too, only slower. */
export function store(name: string, content: string): void {
  const file = path.join(folder, name);
  const staged = `${file}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(staged, withSum(name, content));
    // Whoever reads meanwhile finds the old text or the new one, never half of it.
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
 * The text that `make` makes of an input, from the folder when an earlier run of this generator made it.
 *
 * @param kind tells apart what is made of the same input
 * @param input all that the result depends on
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
