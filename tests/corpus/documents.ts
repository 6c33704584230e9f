import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { countOperations } from "./count-operations";

/** A document of the corpus and its expected outcome. */
export interface CorpusDocument {
  /** Short and unique, so that it can name a folder. */
  readonly name: string;
  /** Absolute path. */
  readonly file: string;
  /** Arguments of codegen in addition to the document and the output. */
  readonly options: readonly string[];
  /** `error`: rejected with a line; `ok`: becomes a site; `either`: one of the two. */
  readonly outcome: "error" | "ok" | "either";
  /** Lines, one of which an error must name; empty if naming the file is enough. */
  readonly lines: readonly number[];
  /** Texts that a reader must see, letter for letter, on some page of the site. */
  readonly literals: readonly string[];
  readonly limits: Limits;
  /** Pages that the site must have for operations and webhooks; absent: unknown. */
  readonly operations?: number | undefined;
}

/** What a document may cost. */
export interface Limits {
  /** Seconds of one run of codegen, on one processor. */
  readonly codegen: number;
  /** Seconds until an error is reported. */
  readonly error: number;
  /** Megabytes of memory at codegen's peak. */
  readonly memory: number;
  /** Bytes of HTML of the largest page. */
  readonly page: number;
}

const usualLimits: Limits = { codegen: 60, error: 5, memory: 2_000, page: 1_000_000 };

/** The folder of the documents: next to the project, because they are not part of it. */
const corpus = path.resolve(import.meta.dirname, "../../../shared/specs");

/** Returns every document of the corpus, the hostile ones first; none if the corpus is missing. */
export function corpusDocuments(): readonly CorpusDocument[] {
  return existsSync(corpus) ? [...hostileDocuments(path.join(corpus, "hostile")), ...real()] : [];
}

/**
 * Returns the documents of a folder with an `expected.tsv`: a line of titles, then `file`, `class`, `outcome`, `line`, `literal` and `must`
 * for each. In the plain words of `must`, only limits are recognized: `codegen < 10 s`, `< 500 MB`, `page < 2 MB`.
 */
export function hostileDocuments(folder: string): readonly CorpusDocument[] {
  const [, ...rows] = readFileSync(path.join(folder, "expected.tsv"), "utf8").trim().split("\n");
  let above = "";
  return rows.map((row) => {
    const [name = "", , outcome = "ok", line = "-", literals = "[]", said = ""] = row.split("\t");
    const must = said === "as above" ? above : said;
    above = must;
    const file = path.join(folder, name);
    return {
      name: `hostile/${name.replace(/\/openapi\.yaml$/, "")}`,
      file,
      options: [],
      outcome: outcome as CorpusDocument["outcome"],
      lines: line.split("|").map(Number).filter(Number.isFinite),
      literals: JSON.parse(literals) as string[],
      limits: limitsIn(must),
      ...(outcome !== "error" && { operations: countOperations(file) }),
    };
  });
}

function limitsIn(must: string): Limits {
  const limit = (pattern: RegExp) => {
    const [, number] = pattern.exec(must) ?? [];
    return number === undefined ? undefined : Number(number);
  };
  const page = limit(/page < (\d+) MB/);
  return {
    codegen: limit(/codegen < (\d+) s/) ?? usualLimits.codegen,
    error: usualLimits.error,
    memory: limit(/< (\d+) MB of memory/) ?? usualLimits.memory,
    // Large documents in the table may have two megabytes. A text of a megabyte has its own page: it only has to open.
    page: must.includes("the page opens") ? Infinity : (page ?? 2) * 1_000_000,
  };
}

/** Returns the documents below any folder, without a specified outcome: a site, or an error with its place. */
export function documentsIn(folder: string): readonly CorpusDocument[] {
  return entriesIn(folder).map((file) => {
    const operations = countOperations(file);
    return {
      name: nameIn(folder, file),
      file: path.resolve(file),
      options: [],
      outcome: "either",
      lines: [],
      literals: [],
      limits: usualLimits,
      ...(operations !== undefined && { operations }),
    };
  });
}

/** Returns the entry documents below a folder; a folder that contains one is one document in several files. */
function entriesIn(folder: string): readonly string[] {
  const entryOf = (target: string): readonly string[] => {
    if (statSync(target).isFile()) return isEntry(target) ? [target] : [];
    const files = readdirSync(target).map((name) => path.join(target, name));
    const entries = files.filter((file) => statSync(file).isFile() && isEntry(file));
    return entries.length > 0 && !target.endsWith("oai") ? entries : files.flatMap(entryOf);
  };
  return readdirSync(folder).flatMap((name) => entryOf(path.join(folder, name)));
}

function nameIn(folder: string, file: string): string {
  return path.relative(folder, file).split(path.sep).join("/");
}

/** Returns the entry documents among the real ones. */
function real(): readonly CorpusDocument[] {
  const folder = path.join(corpus, "real");
  const facts = factsOf(folder);
  return entriesIn(folder).flatMap((file): readonly CorpusDocument[] => {
    const name = nameIn(folder, file);
    const { operations, isBroken } = facts.get(name) ?? { isBroken: false };
    const document: CorpusDocument = {
      name: `real/${name}`,
      file,
      options: [],
      // References by `$id` are now followed, and custom keywords are legal since 3.1.
      outcome: isBroken ? "either" : "ok",
      lines: [],
      literals: [],
      limits: usualLimits,
      ...(operations === undefined || isBroken ? {} : { operations }),
    };
    const root = path.join(path.dirname(file), "..");
    return leavesItsFolder(file)
      ? [
          { ...document, outcome: "error" },
          { ...document, name: `${document.name} --root`, options: ["--root", root] },
        ]
      : [document];
  });
}

/** Returns the facts about each real document from the table in the README. */
function factsOf(
  folder: string,
): ReadonlyMap<string, { readonly operations?: number; readonly isBroken: boolean }> {
  const rows = readFileSync(path.join(folder, "README.md"), "utf8").matchAll(/^\| `.+\|$/gm);
  return new Map(
    [...rows].map(([row]) => {
      const [file = "", , , , operations = "", webhooks = "", hard = ""] = row
        .slice(2)
        .split(" | ");
      const count = Number(operations) + Number(webhooks);
      return [
        file.replaceAll("`", ""),
        { operations: count, isBroken: hard.includes("must be an error") },
      ];
    }),
  );
}

function leavesItsFolder(file: string): boolean {
  return /\$ref["']?\s*:\s*["']?\.\.\//.test(readFileSync(file, "utf8"));
}

function isEntry(file: string): boolean {
  if (!/\.(json|ya?ml)$/.test(file)) return false;
  const text = readFileSync(file, "utf8");
  if (/^(openapi|swagger)\s*:/m.test(text)) return true;
  return file.endsWith(".json") && /"(openapi|swagger)"\s*:\s*"\d/.test(text);
}
