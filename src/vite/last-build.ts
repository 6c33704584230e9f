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

import { attempt } from "../shared/attempt";
import type { ClientBundle } from "./bundle";
import { listFiles } from "./check-links";
import type { PageFacts } from "./rendering/render-site";
import { projectDir } from "./site-options";
import { hash, noFile, type Sums, sumOfInput } from "./sums";

/** What a build has left for the next one. */
interface Memory {
  /** By {@link hash} of all that a page is made of but the files of the generated tree. */
  readonly pages: Readonly<Record<string, PageFacts>>;
  /** Of each file with compressed twins: the hashes of its content and of the twins, by their endings. */
  readonly compressed: Readonly<Record<string, Sums>>;
  readonly bundles?: Bundles | undefined;
}

/** The bundles of client and server, whose files are beside the memory. */
interface Bundles {
  /** Of all that they are made of but files. */
  readonly key: string;
  /** The files that they are made of, by path. */
  readonly inputs: Sums;
  /** By path, below the names of the folders. */
  readonly files: Sums;
  readonly client: ClientBundle;
}

/** Where the bundles of client and server are written. */
export type BundleFolders = Readonly<Record<"client" | "server", string>>;

/** Delete it at any time: it only saves work. */
const cacheDir = join(projectDir, "node_modules/.cache/build");
const memoryFile = "memory.json";
/** Names the output folder, without which a memory is of no use. */
const folderFile = "folder";
const bundlesDir = "bundles";

/**
 * What the last build into a folder saves the next one: pages and compressed files that would be the same again. The old folder is the
 * store; a file that somebody has edited there is not used. It saves work, and changes no byte of the output.
 */
export class LastBuild {
  /** The folder where it is remembered. */
  readonly home: string;
  private readonly old: Memory;
  private bundled: Bundles | undefined;
  /** The files of bundles that are new. */
  private readonly newBundles = new Map<string, Buffer>();
  private readonly pages: Record<string, PageFacts> = {};
  private readonly compressed: Record<string, Sums> = {};
  /** The hashes of the files that this build has from the last one. */
  private readonly linked = new Map<string, string>();
  private readonly inputs = new Map<string, string>();

  /**
   * @param version of the program; without one, nothing is remembered
   * @param outDir of the last build
   * @param newDir of this one
   */
  constructor(
    private readonly version: string | undefined,
    private readonly outDir: string,
    private readonly newDir: string,
  ) {
    const name = hash(outDir).replaceAll(/\W/g, "").slice(0, 20);
    this.home = join(cacheDir, name);
    this.old = this.recall();
  }

  /** Puts the files of the bundles into new folders, if they would be the same again. */
  bundles(key: string, folders: BundleFolders): ClientBundle | undefined {
    const known = this.old.bundles;
    if (known?.key !== key || !areIntact("", known.inputs)) return undefined;
    // In memory: another build may forget or overwrite the files meanwhile.
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

  /** Returns the key of a page, or of bundles; `parts` are all that it is made of, but the files that it notes. */
  keyOf(parts: readonly unknown[]): string {
    // Not by `v8.serialize`: it writes the same string in two ways.
    return hash(JSON.stringify(parts));
  }

  /** Puts the files of a page into the new folder, if it would be the same again. */
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

  /** Puts the compressed twins of a file of the new folder into it, if the file is as the last one was. */
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

  /** Writes down what this build leaves. Call it when the new folder is in place. */
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

  /** Files of two builds at once may get mixed: then their hashes are not those of either memory. */
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

  /** Another one means a file that was not written to its end, or by another program, which may render or compress otherwise. */
  private sumOf(text: string): string {
    return hash(JSON.stringify([this.version, process.versions, text]));
  }

  private inputSum(generatedDir: string, file: string): string {
    if (!this.inputs.has(file)) {
      const text = read(join(generatedDir, file));
      this.inputs.set(file, text ? sumOfInput(file, text.toString()) : noFile);
    }
    return this.inputs.get(file) ?? noFile;
  }

  /** The old folder goes when the new one is in place, so that no two files share their bytes afterwards. */
  private link(file: string): void {
    const to = join(this.newDir, file);
    mkdirSync(dirname(to), { recursive: true });
    // From `public/`, or of another page with the same request check.
    if (existsSync(to)) rmSync(to);
    try {
      linkSync(join(this.outDir, file), to);
    } catch {
      // Not every file system has links.
      copyFileSync(join(this.outDir, file), to);
    }
  }
}

/** Milliseconds after a build for which its output folder may be gone: between its deletion and the next build, others may run. */
const patience = 60 * 60 * 1000;

/** Removes what is remembered of output folders that are gone. */
function forgetGone(): void {
  for (const name of attempt(() => readdirSync(cacheDir)) ?? []) {
    const home = join(cacheDir, name);
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
