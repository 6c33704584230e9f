import { realpathSync, statSync } from "node:fs";
import path from "node:path";
import {
  bundle,
  createConfig,
  type Document,
  lintDocument,
  YamlParseError,
} from "@redocly/openapi-core";
import { InputError, type Problem } from "../errors";
import { checks } from "./checks/plugin";
import { findExcess, findReferenceLoops } from "./bounds";
import { isRaw, SpecDocument, valueAt } from "./document";
import { jsonProblem } from "./json-syntax";
import { displayName, lintProblems, problemAt, syntaxProblem } from "./problems";
import { FolderResolver } from "./resolver";
import { rules } from "./rules";

/** What a run has read: the document, and doubts that do not stop it. */
export interface Loaded {
  readonly document: SpecDocument;
  readonly warnings: readonly Problem[];
}

/**
 * Reads, lints and bundles an OpenAPI document.
 *
 * @param file path of the document, absolute or from the working folder
 * @throws InputError with every problem of severity `error` (and the warnings after them) when there is one
 */
export async function load(file: string): Promise<Loaded> {
  const absolute = path.resolve(file);
  if (!statSync(absolute, { throwIfNoEntry: false })?.isFile()) {
    throw new InputError([
      unreadable(file, "There is no such file.", "Name the OpenAPI document with --spec FILE."),
    ]);
  }
  const resolver = new FolderResolver(realpathSync(path.dirname(absolute)));
  try {
    const root = await resolver.resolveDocument<unknown>(null, realpathSync(absolute), true);
    if (root instanceof Error) throw root;
    const refusal = refuse(file, root.parsed, root.source.body) ?? jsonProblem(root.source);
    if (refusal) throw new InputError([refusal]);
    const unbounded = unboundedProblems(root);
    if (unbounded.length > 0) throw new InputError(unbounded);

    const config = await createConfig({ rules: severities(root.parsed) }, { plugins: [checks] });
    const found = await lintDocument({ document: root, config, externalRefResolver: resolver });
    const problems = lintProblems(found, root);
    if (problems.some((problem) => problem.severity === "error")) throw new InputError(problems);

    const bundled = await bundle({ doc: root, config, externalRefResolver: resolver });
    return {
      document: new SpecDocument(
        bundled.bundle.parsed as Record<string, unknown>,
        displayName(absolute),
        resolver.hashes,
      ),
      warnings: problems,
    };
  } catch (error) {
    if (error instanceof YamlParseError) throw new InputError([syntaxProblem(error)]);
    throw error;
  }
}

/** The severity of each rule that can be asked about this document. */
function severities(parsed: unknown): Readonly<Record<string, "error" | "warn" | "off">> {
  const all = Object.fromEntries(Object.entries(rules).map(([id, rule]) => [id, rule.severity]));
  // This rule calls `hasOwnProperty` on objects of the document, which may have a property of that name.
  return hasKey(parsed, "hasOwnProperty")
    ? { ...all, "no-required-schema-properties-undefined": "off" }
    : all;
}

function hasKey(root: unknown, key: string): boolean {
  const queue = [root];
  const seen = new Set<unknown>();
  for (const value of queue) {
    if (typeof value !== "object" || value === null || seen.has(value)) continue;
    seen.add(value);
    if (Object.hasOwn(value, key)) return true;
    for (const child of Object.values(value)) queue.push(child);
  }
  return false;
}

/** What later stages, or the libraries that they call, would not come back from. */
function unboundedProblems(root: Document): readonly Problem[] {
  const excess = findExcess(root.parsed);
  if (excess) {
    const remedy = "Write less in aliases, or split the document into several.";
    return [problemAt(root, excess.pointer, { rule: "bounds", message: excess.message, remedy })];
  }
  return findReferenceLoops(root.parsed, (pointer) => valueAt(root.parsed, pointer)).map(
    ({ refs, pointer }) =>
      problemAt(root, pointer, {
        rule: "no-reference-loop",
        message: `The $ref leads back to itself: ${[...refs, refs[0]].join(" → ")}.`,
        remedy: "Point one of them at something that is no reference.",
      }),
  );
}

function refuse(file: string, parsed: unknown, body: string): Problem | undefined {
  const remedy = 'Start the document with `openapi: "3.1.0"`.';
  if (body.trim() === "") return unreadable(file, "The file is empty.", remedy);
  if (!isRaw(parsed))
    return unreadable(file, "The root of an OpenAPI document must be an object.", remedy);
  const version = parsed["openapi"];
  const line =
    1 +
    Math.max(
      0,
      body.split("\n").findIndex((text) => /^\s*"?(openapi|swagger)"?\s*:/.test(text)),
    );
  if (typeof version === "number") {
    return unreadable(
      file,
      `The version ${version} is a number here.`,
      `Put it in quotes, with all three parts: "${version}.0".`,
      line,
    );
  }
  if (typeof version !== "string" || !/^3\.[012]\.\d+/.test(version)) {
    const said =
      typeof version === "string"
        ? `OpenAPI ${version}`
        : parsed["swagger"]
          ? "Swagger 2.0"
          : "A document without `openapi`";
    return unreadable(file, `${said} is not supported: 3.0, 3.1 and 3.2 are.`, remedy, line);
  }
  return undefined;
}

function unreadable(file: string, message: string, remedy: string, line = 1): Problem {
  return {
    rule: "document",
    severity: "error",
    message,
    file: displayName(path.resolve(file)),
    line,
    column: 1,
    frame: "",
    remedy,
  };
}
