import { realpathSync, statSync } from "node:fs";
import path from "node:path";
import {
  bundle,
  createConfig,
  getCodeframe,
  getLineColLocation,
  lintDocument,
  YamlParseError,
  type LocationObject,
  type NormalizedProblem,
} from "@redocly/openapi-core";
import { InputError, type Problem } from "../errors";
import { isRaw, SpecDocument } from "./document";
import { FolderResolver } from "./resolver";
import { remedyFor, rules } from "./rules";

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
  const config = await createConfig({
    rules: Object.fromEntries(Object.entries(rules).map(([id, rule]) => [id, rule.severity])),
  });

  try {
    const root = await resolver.resolveDocument<unknown>(null, realpathSync(absolute), true);
    if (root instanceof Error) throw root;
    const refusal = refuse(file, root.parsed, root.source.body);
    if (refusal) throw new InputError([refusal]);

    const found = await lintDocument({ document: root, config, externalRefResolver: resolver });
    const problems = inOrder(found.filter(concernsUs).map(toProblem));
    if (problems.some((problem) => problem.severity === "error")) throw new InputError(problems);

    const bundled = await bundle({ doc: root, config, externalRefResolver: resolver });
    return {
      document: new SpecDocument(
        bundled.bundle.parsed as Record<string, unknown>,
        displayName(absolute),
        [...resolver.getFiles()],
      ),
      warnings: problems,
    };
  } catch (error) {
    if (error instanceof YamlParseError) throw new InputError([syntaxProblem(error)]);
    throw error;
  }
}

/** The name that generated files carry: from the working folder when inside it, else the bare file name. */
function displayName(absolute: string): string {
  const relative = path.relative(process.cwd(), absolute);
  return (relative.startsWith("..") ? path.basename(absolute) : relative).split(path.sep).join("/");
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

/** `security-defined` also asks for security on every operation, which the specification does not. */
function concernsUs(found: NormalizedProblem): boolean {
  return !(found.ruleId === "security-defined" && found.message.startsWith("Every operation"));
}

function toProblem(found: NormalizedProblem): Problem {
  const [location] = found.location;
  // A reference that leads nowhere is best shown where it is written.
  const place = located(location);
  return {
    rule: found.ruleId,
    severity: found.severity === "warn" ? "warning" : "error",
    message: [found.message.trim(), ...suggestion(found.suggest)].join(" "),
    ...place,
    remedy: remedyFor(found.ruleId),
  };
}

function suggestion(names: readonly string[]): readonly string[] {
  return names.length > 0
    ? [`Did you mean ${names.map((name) => `\`${name}\``).join(" or ")}?`]
    : [];
}

function syntaxProblem(error: YamlParseError): Problem {
  return {
    rule: "syntax",
    severity: "error",
    message:
      error.originalError.message
        .split("\n")[0]
        ?.replace(/ in "[^"]*" \(\d+:\d+\)$/, "")
        .trim() || "The file is not valid YAML or JSON.",
    file: displayName(error.source.absoluteRef),
    line: error.line,
    column: error.col,
    frame: getCodeframe(
      { source: error.source, start: { line: error.line, col: error.col }, pointer: undefined },
      false,
    ),
    remedy: "Mend the syntax; a YAML-aware editor marks the place.",
  };
}

function located(
  location: LocationObject | undefined,
): Pick<Problem, "file" | "line" | "column" | "frame"> {
  if (!location) return { file: "", line: 1, column: 1, frame: "" };
  const exact = getLineColLocation(location);
  return {
    file: displayName(exact.source.absoluteRef),
    line: exact.start.line,
    column: exact.start.col,
    frame: getCodeframe(exact, false),
  };
}

function inOrder(problems: readonly Problem[]): readonly Problem[] {
  return [...problems].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
      a.line - b.line ||
      a.column - b.column,
  );
}

function rank(problem: Problem): number {
  return problem.severity === "error" ? 0 : 1;
}
