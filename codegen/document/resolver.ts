import { existsSync } from "node:fs";
import path from "node:path";
import {
  BaseResolver,
  ResolveError,
  Source,
  YamlParseError,
  type Document,
} from "@redocly/openapi-core";
import { InputError, type Problem } from "../errors";
import { attempt, entriesOf, realPathOf } from "../files";
import { hash } from "../hash";
import { bounds, boundText } from "./bounds";
import { curlyQuotes } from "./curly-quotes";
import { fileProblems } from "./file-problems";
import { jsonOf } from "./json-syntax";
import { takeLostDigits } from "./lost-digits";
import { addCostly, type TimeLimit } from "./time-limit";
import { problemAt } from "./problems";
import { FileRefusal, readText } from "./read-file";
import { suggestionsFor } from "../suggestions";
import { yamlProblem } from "./yaml-syntax";

/**
 * Opens only the files that a document refers to, if they are regular files below one folder. The base class opens whatever a `$ref` names,
 * `/etc/passwd`, `/dev/zero` and http(s) included.
 */
export class FolderResolver extends BaseResolver {
  /** Hash of every file that was opened, by absolute path. A file may change during a run: this is what the run saw. */
  readonly hashes = new Map<string, string>();
  /** Mistakes in files that the document refers to; each file is checked by itself. */
  readonly problems: Problem[] = [];
  readonly limit: TimeLimit = { costly: new Map(), slow: new Set() };
  /** Every file that was opened, by absolute path. */
  readonly documents = new Map<string, Document>();
  private bytes = 0;

  /**
   * @param root absolute real path of the folder that may be read
   * @param base absolute real path of the document's folder, from which messages name the files
   */
  constructor(
    private readonly root: string,
    private readonly base = root,
  ) {
    super();
  }

  /** Resolves a reference, a URI (RFC 3986) with percent escapes. Some authors write the path as on Windows. */
  override resolveExternalRef(base: string | null, ref: string): string {
    if (isAddress(ref)) return ref;
    const literal = super.resolveExternalRef(base, ref.replaceAll("\\", "/"));
    // A lone percent sign is data, not an escape.
    const decoded = attempt(() => decodeURIComponent(literal)) ?? literal;
    return decoded === literal || existsSync(literal) ? literal : decoded;
  }

  override async loadExternalRef(absoluteRef: string): Promise<Source> {
    try {
      const file = this.realFile(absoluteRef);
      if (this.hashes.size >= bounds.files)
        throw new FileRefusal(
          `The document consists of more than ${boundText.files} files.`,
          "Bundle it into fewer files.",
        );
      const content = readText(file);
      this.bytes += content.length;
      if (this.bytes > bounds.allBytes)
        throw new FileRefusal(
          `Together, the files of the document exceed ${boundText.allBytes}.`,
          "Split the document into several.",
        );
      this.hashes.set(absoluteRef, hash(content));
      // Without the byte order mark, and with LF at the ends of lines.
      const normalized = content.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
      return new Source(absoluteRef, normalized);
    } catch (error) {
      const reason = error instanceof Error ? error : new Error(String(error));
      throw new ResolveError(reason);
    }
  }

  override parseDocument(source: Source, isRoot = false): Document {
    const document = isRoot ? this.parse(source, isRoot) : this.parseChecked(source);
    this.documents.set(source.absoluteRef, document);
    addCostly(this.limit, document.parsed, (pointer, what) =>
      problemAt(document, pointer, what, this.base),
    );
    return document;
  }

  /** Takes numbers that lose digits out of all files, and tells of them. */
  takeLostDigits(): readonly Problem[] {
    return [...this.documents.values()].flatMap((document) => takeLostDigits(document, this.base));
  }

  /** Returns the problems of one file, and the circles of references that it closes with the files read before; see {@link fileProblems}. */
  check(document: Document): readonly Problem[] {
    return fileProblems(document, this.base, (address, from) => {
      const file = address === "" ? from : this.resolveExternalRef(from, address);
      const opened = this.documents.get(file);
      return opened && { file, value: opened.parsed };
    });
  }

  private parse(source: Source, isRoot = false): Document {
    const json = jsonOf(source, this.base);
    return json ? { source, parsed: json.value } : super.parseDocument(source, isRoot);
  }

  /** Parses and checks a file. A mistake is reported once: whatever refers to the file finds it empty. */
  private parseChecked(source: Source): Document {
    const nothing = { source, parsed: undefined };
    try {
      const document = this.parse(source);
      this.documents.set(source.absoluteRef, document);
      const found = this.check(document);
      this.problems.push(...found);
      return found.length === 0 ? document : nothing;
    } catch (error) {
      if (error instanceof InputError) this.problems.push(...error.problems);
      else if (error instanceof YamlParseError) this.problems.push(yamlProblem(error, this.base));
      else throw error;
      return nothing;
    }
  }

  /**
   * Returns the file that a reference names, with symbolic links followed. Nothing outside the root is accessed, let alone opened.
   *
   * @throws FileRefusal if there is no such file inside the root
   */
  private realFile(file: string): string {
    if (isAddress(file))
      throw new FileRefusal(
        `Only files are read, not URLs: ${file}`,
        "Download the file, put it below the document's folder and refer to it there.",
      );
    if (!isBelow(this.root, file))
      throw new FileRefusal(`The file is outside the folder that may be read: ${file}`, widen);
    const real = realPathOf(file);
    if (real === undefined) throw this.missing(file);
    if (!isBelow(this.root, real))
      throw new FileRefusal(`The link leads out of the folder that may be read: ${file}`, widen);
    return real;
  }

  private missing(file: string): FileRefusal {
    const name = path.relative(this.root, file);
    if (/^[“„‘]/.test(name)) {
      const { message, remedy } = curlyQuotes(name);
      return new FileRefusal(message, remedy);
    }
    const [real, meant] = this.nearestName(file);
    const isCase = meant?.toLowerCase() === real.toLowerCase();
    return meant !== undefined && isCase
      ? new FileRefusal(
          `There is no such file: ${file}. \`${meant}\` differs only in case.`,
          "Use the file's exact name: many file systems are case-sensitive.",
        )
      : new FileRefusal(
          `There is no such file: ${file}.${meant === undefined ? "" : ` Did you mean \`${meant}\`?`}`,
          "Correct the path, which is relative to the file with the $ref, or add the file.",
        );
  }

  /** Returns the first part of a path that does not exist, and the most similar name in its folder. */
  private nearestName(file: string): readonly [name: string, meant: string | undefined] {
    let folder = this.root;
    for (const name of path.relative(this.root, file).split(path.sep)) {
      const real = realPathOf(folder);
      if (real === undefined || !isBelow(this.root, real)) return [name, undefined];
      const names = entriesOf(real).map((entry) => entry.name);
      if (!names.includes(name)) return [name, suggestionsFor(name, names)[0]];
      folder = path.join(folder, name);
    }
    return ["", undefined];
  }
}

const widen =
  "Move the file below the folder of the document, or allow a wider one with --root DIR.";

/** Whether a path is a folder or inside it; both are absolute. */
export function isBelow(folder: string, file: string): boolean {
  const relative = path.relative(folder, file);
  return relative !== ".." && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}

/** Whether a reference is a URL with a scheme; a single letter is a Windows drive. */
function isAddress(ref: string): boolean {
  return /^[a-z][a-z0-9+.-]+:/i.test(ref) || ref.startsWith("//");
}
