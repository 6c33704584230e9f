import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { countOperations } from "./count-operations";

/** A document of the corpus and what must become of it. */
export interface CorpusDocument {
  /** Short and unique, also as the name of a folder. */
  readonly name: string;
  /** Absolute path. */
  readonly file: string;
  /** Arguments of codegen besides the document and the output. */
  readonly options: readonly string[];
  /** `error`: refused with a line; `ok`: becomes a site; `either`: one of the two. */
  readonly outcome: "error" | "ok" | "either";
  /** Lines of which an error must name one; empty when naming the file is enough. */
  readonly lines: readonly number[];
  /** Texts that a reader must see, letter for letter, on some page of the site. */
  readonly literals: readonly string[];
  readonly limits: Limits;
  /** Pages that the site must have for operations and webhooks; absent: nobody has counted. */
  readonly operations?: number | undefined;
}

/** What a document may cost. */
export interface Limits {
  /** Seconds of one run of codegen, on one processor. */
  readonly codegen: number;
  /** Seconds until an error is told. */
  readonly error: number;
  /** Megabytes that codegen holds at its peak. */
  readonly memory: number;
  /** Bytes of html of the largest page. */
  readonly page: number;
}

const usualLimits: Limits = { codegen: 60, error: 5, memory: 2_000, page: 1_000_000 };

/** Where the documents lie: beside the project, for they are not part of it. */
const corpus = path.resolve(import.meta.dirname, "../../../shared/specs");

/** Every document of the corpus, the hostile ones first; none where the corpus is not there. */
export function corpusDocuments(): readonly CorpusDocument[] {
  return existsSync(corpus) ? [...hostileDocuments(path.join(corpus, "hostile")), ...real()] : [];
}

/**
 * The documents of a folder with an `expected.tsv`: a line of titles, then `file`, `class`, `outcome`, `line`, `literal` and `must` of
 * each. Of the plain words in `must`, limits are understood: `codegen < 10 s`, `< 500 MB`, `page < 2 MB`.
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
    // The large ones of the table may have two megabytes. A text of a megabyte has a page: what counts is that it opens.
    page: must.includes("the page opens") ? Infinity : (page ?? 2) * 1_000_000,
  };
}

/** The documents below any folder, of which nobody has said what must become: a site, or an error with its place. */
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

/** The entry documents below a folder, in which a folder with one is one document in several files. */
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

/** The entry documents of the real ones. */
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
      // A reference by `$id` is followed by now, and keywords of one's own are legal since 3.1.
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

/** What the table of the README says of each real document. */
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
