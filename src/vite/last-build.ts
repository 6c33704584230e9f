import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

import { attempt } from "../shared/attempt";
import type { PageFacts } from "./rendering/render-site";
import { projectDir } from "./site-options";
import { hash, noFile, type Sums, sumOfInput } from "./sums";

/** What a build has left for the next one. */
interface Memory {
  /** By {@link hash} of all that a page is made of but the files of the generated tree. */
  readonly pages: Readonly<Record<string, PageFacts>>;
  /** Of each file with compressed twins: the hashes of its content and of the twins, by their endings. */
  readonly compressed: Readonly<Record<string, Sums>>;
}

/** Delete it at any time: it only saves work. */
const cacheDir = join(projectDir, "node_modules/.cache/build");

/**
 * What the last build into a folder saves the next one: pages and compressed files that would be the same again. The old folder is the
 * store; a file that somebody has edited there is not used. It saves work, and changes no byte of the output.
 */
export class LastBuild {
  /** Where it is remembered. */
  readonly file: string;
  private readonly old: Memory;
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
    this.file = join(cacheDir, `${name}.json`);
    this.old = this.recall();
  }

  /** Returns the key of a page; `parts` are all that it is made of, but the files of the generated tree. */
  keyOf(parts: readonly unknown[]): string {
    return hash(JSON.stringify(parts));
  }

  /** Puts the files of a page into the new folder, if it would be the same again. */
  page(key: string, generatedDir: string): PageFacts | undefined {
    const known = this.old.pages[key];
    if (!known) return undefined;
    const isCurrent = Object.entries(known.inputs).every(
      ([file, sum]) => this.inputSum(generatedDir, file) === sum,
    );
    if (!isCurrent || !this.areIntact(known.files)) return undefined;
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
    if (!this.areIntact(Object.fromEntries(twins.map(([ending, twin]) => [file + ending, twin]))))
      return false;
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
    const { pages, compressed } = this;
    mkdirSync(cacheDir, { recursive: true });
    const text = JSON.stringify({ pages, compressed } satisfies Memory);
    writeFileSync(`${this.file}.${process.pid}`, `${this.sumOf(text)}\n${text}`);
    renameSync(`${this.file}.${process.pid}`, this.file);
  }

  private recall(): Memory {
    const nothing = { pages: {}, compressed: {} };
    if (this.version === undefined || !existsSync(this.file)) return nothing;
    const [sum, text = ""] = readFileSync(this.file, "utf8").split(/\n(.*)/s);
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

  private areIntact(files: Sums): boolean {
    return Object.entries(files).every(([file, sum]) => {
      const content = read(join(this.outDir, file));
      return content !== undefined && hash(content) === sum;
    });
  }

  /** The old folder goes when the new one is in place, so that no two files share their bytes afterwards. */
  private link(file: string): void {
    const to = join(this.newDir, file);
    // Several pages may have the same request check.
    if (existsSync(to)) return;
    mkdirSync(dirname(to), { recursive: true });
    try {
      linkSync(join(this.outDir, file), to);
    } catch {
      // Not every file system has links.
      copyFileSync(join(this.outDir, file), to);
    }
  }
}

function read(file: string): Buffer | undefined {
  return attempt(() => readFileSync(file));
}
