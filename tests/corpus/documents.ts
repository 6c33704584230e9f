import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** A document of the corpus and what must become of it. */
export interface CorpusDocument {
  /** Short and unique, also as the name of a folder. */
  readonly name: string;
  /** Absolute path. */
  readonly file: string;
  /** `error`: refused with a line; `ok`: becomes a site; `either`: one of the two. */
  readonly outcome: "error" | "ok" | "either";
  /** Lines of which an error must name one; empty when naming the file is enough. */
  readonly lines: readonly number[];
  /** Texts that a reader must see, letter for letter, on some page of the site. */
  readonly literals: readonly string[];
}

/** Where the documents lie: beside the project, for they are not part of it. */
const corpus = path.resolve(import.meta.dirname, "../../../shared/specs");

/** Every document of the corpus, the hostile ones first; none where the corpus is not there. */
export function corpusDocuments(): readonly CorpusDocument[] {
  return existsSync(corpus) ? [...hostile(), ...real()] : [];
}

function hostile(): readonly CorpusDocument[] {
  const folder = path.join(corpus, "hostile");
  const [, ...rows] = readFileSync(path.join(folder, "expected.tsv"), "utf8").trim().split("\n");
  return rows.map((row) => {
    const [file = "", , outcome = "ok", line = "-", literals = "[]"] = row.split("\t");
    return {
      name: `hostile/${file.replace(/\/openapi\.yaml$/, "")}`,
      file: path.join(folder, file),
      outcome: outcome as CorpusDocument["outcome"],
      lines: line.split("|").map(Number).filter(Number.isFinite),
      literals: JSON.parse(literals) as string[],
    };
  });
}

/** The entry documents of the real ones: a folder is one document in several files. */
function real(): readonly CorpusDocument[] {
  const folder = path.join(corpus, "real");
  const entryOf = (target: string): readonly string[] => {
    if (statSync(target).isFile()) return /\.(json|ya?ml)$/.test(target) ? [target] : [];
    const files = readdirSync(target).map((name) => path.join(target, name));
    const entries = files.filter((file) => statSync(file).isFile() && isEntry(file));
    return target.endsWith("oai") ? files.flatMap(entryOf) : entries;
  };
  return readdirSync(folder)
    .flatMap((name) => entryOf(path.join(folder, name)))
    .map((file) => ({
      name: `real/${path.relative(folder, file)}`,
      file,
      outcome: "ok",
      lines: [],
      literals: [],
    }));
}

function isEntry(file: string): boolean {
  return /^\s*"?(openapi|swagger)"?\s*:/m.test(readFileSync(file, "utf8").slice(0, 4000));
}
