import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";

import { cacheDir, engineDir } from "../../program/folders.mjs";
import { attempt } from "../shared/attempt";
import type { ClientBundle } from "./bundle";
import { listFiles } from "./check-links";
import type { PageFacts } from "./rendering/render-site";
import { hash, noFile, type Sums, sumOfInput } from "./sums";

/** The data that a build keeps for the next one. */
interface Memory {
  /** By {@link hash} of everything that a page is made of except the files of the generated tree. */
  readonly pages: Readonly<Record<string, PageFacts>>;
  /** For each file with compressed twins: the hashes of its content and of the twins, by file ending. */
  readonly compressed: Readonly<Record<string, Sums>>;
  readonly bundles?: Bundles | undefined;
}

/** The bundles of client and server. Their files are next to the memory file. */
interface Bundles {
  /** The key of everything that they are made of except files. */
  readonly key: string;
  /** The files that they are made of, by path. */
  readonly inputs: Sums;
  /** By path, which starts with the name of the folder. */
  readonly files: Sums;
  readonly client: ClientBundle;
}

/** The folders into which the bundles of client and server are written. */
export type BundleFolders = Readonly<Record<"client" | "server", string>>;

/** The cache only saves work, and can be deleted at any time. */
const memoriesDir = cacheDir("build");
const memoryFile = "memory.json";
/** Contains the path of the output folder; without that folder, a memory is useless. */
const folderFile = "folder";
const bundlesDir = "bundles";

/**
 * Reuses pages and compressed files of the last build into a folder if they would be the same again. The old folder is the store; a
 * file that somebody has edited there is not used. This saves work and does not change a byte of the output.
 */
export class LastBuild {
  /** The folder of the memory. */
  readonly home: string;
  private readonly old: Memory;
  private bundled: Bundles | undefined;
  /** The files of new bundles. */
  private readonly newBundles = new Map<string, Buffer>();
  private readonly pages: Record<string, PageFacts> = {};
  private readonly compressed: Record<string, Sums> = {};
  /** The hashes of the files that this build took from the last one. */
  private readonly linked = new Map<string, string>();
  private readonly inputs = new Map<string, string>();

  /**
   * @param version version of the program; if absent, nothing is remembered
   * @param outDir output folder of the last build
   * @param newDir output folder of this build
   */
  constructor(
    private readonly version: string | undefined,
    private readonly outDir: string,
    private readonly newDir: string,
  ) {
    const name = hash(outDir).replaceAll(/\W/g, "").slice(0, 20);
    this.home = join(memoriesDir, name);
    this.old = this.recall();
  }

  /** Copies the files of the bundles into new folders if they would be the same again. */
  bundles(key: string, folders: BundleFolders): ClientBundle | undefined {
    const known = this.old.bundles;
    if (known?.key !== key || !areIntact("", known.inputs)) return undefined;
    // Reads them all first, because another build may remove or overwrite the files meanwhile.
    const kept = Object.keys(known.files).map(
      (file) => [file, read(join(this.home, bundlesDir, file))] as const,
    );
    const isIntact = kept.every(
      ([file, content]) => content && hash(content) === known.files[file],
    );
    if (!isIntact) return undefined;
    for (const [file, content = ""] of kept) {
      const [folder, path] = file.split(/\/(.*)/s) as [keyof BundleFolders, string];
      const to = join(folders[folder], path);
      mkdirSync(dirname(to), { recursive: true });
      writeFileSync(to, content);
    }
    this.bundled = known;
    return known.client;
  }

  /** Keeps bundles for the next build. Call it before anything else is in their folders. */
  async keepBundles(
    key: string,
    inputs: readonly string[],
    client: ClientBundle,
    folders: BundleFolders,
  ): Promise<void> {
    if (this.version === undefined) return;
    for (const [name, folder] of Object.entries(folders))
      for (const file of await listFiles(folder))
        this.newBundles.set(`${name}/${file}`, readFileSync(join(folder, file)));
    this.bundled = {
      key,
      inputs: Object.fromEntries(inputs.map((file) => [file, sumOfFile(file)])),
      files: Object.fromEntries(
        [...this.newBundles].map(([file, content]) => [file, hash(content)]),
      ),
      client,
    };
  }

  /** Returns the key of a page or of bundles; `parts` is everything that they are made of, except the files recorded with them. */
  keyOf(parts: readonly unknown[]): string {
    // `v8.serialize` is no alternative: it writes the same string in two ways.
    return hash(JSON.stringify(parts));
  }

  /** Links the files of a page into the new folder if they would be the same again. */
  page(key: string, generatedDir: string): PageFacts | undefined {
    const known = this.old.pages[key];
    if (!known) return undefined;
    const isCurrent = Object.entries(known.inputs).every(
      ([file, sum]) => this.inputSum(generatedDir, file) === sum,
    );
    if (!isCurrent || !areIntact(this.outDir, known.files)) return undefined;
    for (const [file, sum] of Object.entries(known.files)) {
      this.link(file);
      this.linked.set(file, sum);
    }
    this.pages[key] = known;
    return known;
  }

  /** Keeps a page for the next build. */
  keepPage(key: string, facts: PageFacts): void {
    this.pages[key] = facts;
  }

  /** Links the compressed twins of a file into the new folder if the file has not changed. */
  twins(file: string): boolean {
    const known = this.old.compressed[file];
    if (!known) return false;
    const sum = this.linked.get(file) ?? hash(readFileSync(join(this.newDir, file)));
    if (known[""] !== sum) return false;
    const twins = Object.entries(known).filter(([ending]) => ending !== "");
    const sums = Object.fromEntries(twins.map(([ending, twin]) => [file + ending, twin]));
    if (!areIntact(this.outDir, sums)) return false;
    for (const [ending] of twins) this.link(file + ending);
    this.compressed[file] = known;
    return true;
  }

  /** Keeps the compressed twins of a file for the next build, by their endings. */
  keepTwins(file: string, content: Buffer, twins: Readonly<Record<string, Buffer>>): void {
    const sums = Object.entries(twins).map(([ending, twin]) => [ending, hash(twin)] as const);
    this.compressed[file] = { "": hash(content), ...Object.fromEntries(sums) };
  }

  /** Saves the data for the next build. Call it when the new folder is in place. */
  save(): void {
    if (this.version === undefined) return;
    const { pages, compressed, bundled: bundles } = this;
    forgetGone();
    mkdirSync(this.home, { recursive: true });
    writeFileSync(join(this.home, folderFile), resolve(this.outDir));
    if (this.newBundles.size > 0) this.writeBundles();
    const text = JSON.stringify({ pages, compressed, bundles } satisfies Memory);
    const staged = join(this.home, `${memoryFile}.${process.pid}`);
    writeFileSync(staged, `${this.sumOf(text)}\n${text}`);
    renameSync(staged, join(this.home, memoryFile));
  }

  /** Writes the new bundles. Files of two simultaneous builds may get mixed, but then their hashes match neither memory. */
  private writeBundles(): void {
    rmSync(join(this.home, bundlesDir), { recursive: true, force: true });
    for (const [file, content] of this.newBundles) {
      const to = join(this.home, bundlesDir, file);
      mkdirSync(dirname(to), { recursive: true });
      writeFileSync(to, content);
    }
  }

  private recall(): Memory {
    const nothing = { pages: {}, compressed: {} };
    if (this.version === undefined) return nothing;
    const [sum, text = ""] = String(read(join(this.home, memoryFile)) ?? "").split(/\n(.*)/s);
    return sum === this.sumOf(text) ? (JSON.parse(text) as Memory) : nothing;
  }

  /** A different sum means that the file is incomplete, or that another program wrote it, which may render or compress differently, or finds React elsewhere. */
  private sumOf(text: string): string {
    return hash(JSON.stringify([this.version, engineDir, process.versions, text]));
  }

  private inputSum(generatedDir: string, file: string): string {
    if (!this.inputs.has(file)) {
      const text = read(join(generatedDir, file));
      this.inputs.set(file, text ? sumOfInput(file, text.toString()) : noFile);
    }
    return this.inputs.get(file) ?? noFile;
  }

  /** Links a file of the old folder. That folder is removed once the new one is in place, so no two files share their bytes afterwards. */
  private link(file: string): void {
    const to = join(this.newDir, file);
    mkdirSync(dirname(to), { recursive: true });
    // It may come from `public/`, or from another page with the same request check.
    if (existsSync(to)) rmSync(to);
    try {
      linkSync(join(this.outDir, file), to);
    } catch {
      // Not every file system supports links.
      copyFileSync(join(this.outDir, file), to);
    }
  }
}

/** Milliseconds after a build during which its output folder may be missing: other builds may run before it is built again. */
const patience = 60 * 60 * 1000;

/** Removes the memories of output folders that no longer exist. */
function forgetGone(): void {
  for (const name of attempt(() => readdirSync(memoriesDir)) ?? []) {
    const home = join(memoriesDir, name);
    const outDir = read(join(home, folderFile));
    if (!outDir || existsSync(String(outDir))) continue;
    const written = attempt(() => statSync(join(home, folderFile)).mtimeMs) ?? 0;
    if (Date.now() - written > patience) rmSync(home, { recursive: true, force: true });
  }
}

function areIntact(folder: string, files: Sums): boolean {
  return Object.entries(files).every(([file, sum]) => sumOfFile(join(folder, file)) === sum);
}

function sumOfFile(file: string): string {
  const content = read(file);
  return content ? hash(content) : noFile;
}

function read(file: string): Buffer | undefined {
  return attempt(() => readFileSync(file));
}
