import path from "node:path";
import {
  getCodeframe,
  getLineColLocation,
  type Document,
  type LocationObject,
  type NormalizedProblem,
  type Source,
  type YamlParseError,
} from "@redocly/openapi-core";
import type { Problem } from "../errors";
import { bounds } from "./bounds";
import { concernsUs, mappingKey } from "./concerns";
import { entries, isRaw, join, tokensOf, valueAt } from "./document";
import { exampleProblems } from "./example-problems";
import { intendedPlace } from "./intended-place";
import { remedyFor } from "./rules";
import { structRemedy } from "./struct-remedies";
import { nullableRemedy, versionMistake } from "./version-mistakes";

/** How the linter begins to say why a reference to a file was not followed. */
const unresolvedFile = "Can't resolve $ref: ";

/** How the linter begins to say that an operation leaves a parameter of its path out. */
const undefinedParameter = "The operation does not define the path parameter";

/** Characters of a line of which a person still sees what an excerpt marks. */
const longestLine = 200;

/** What is known of a document beside what the linter found. */
export interface LintContext {
  /** The next step for a reference to a file, by why it was not followed. */
  readonly remedies: ReadonlyMap<string, string>;
  /** Where the author wrote what the linter found; without it, where the linter found it. */
  readonly placeOf?: (location: LocationObject) => LocationObject;
}

/**
 * What the linter found, in our words: errors first, in the order of the files.
 *
 * @param root the document that was linted, to name the other place of a pair
 */
export function lintProblems(
  found: readonly NormalizedProblem[],
  root: Document,
  { remedies, placeOf = (location) => location }: LintContext,
): readonly Problem[] {
  const base = baseOf(root);
  const problems = exampleProblems(found.filter((problem) => concernsUs(problem, root)))
    .map((problem) => {
      const isWarning = problem.severity === "warn" || isReadable(problem);
      const [location] = problem.location;
      const advice = isReadable(problem) ? undefined : versionMistake(problem, root);
      return {
        rule: problem.ruleId,
        severity: isWarning ? ("warning" as const) : ("error" as const),
        ...located(location && placeOf(mistakeAt(location, problem)), base),
        message: [messageOf(problem, root), ...suggestion(problem.suggest)].join(" "),
        remedy: remedyOf(problem, root, remedies),
        ...advice,
      };
    })
    .sort(
      (a, b) =>
        rank(a) - rank(b) ||
        (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
        a.line - b.line ||
        a.column - b.column,
    );
  return onceForEachFile(onceForEachPlace(problems));
}

/**
 * Mistakes in wide use whose sense is beyond doubt: `nullable` of OpenAPI 3.0 in a later document, and the examples of a schema as a map,
 * as those of a media type are. Both are read as they are meant.
 */
function isReadable({ ruleId, message, location }: NormalizedProblem): boolean {
  const isMapOfExamples =
    message.startsWith("Expected type `array` but got `object`") &&
    location[0]?.pointer?.endsWith("/examples") === true;
  return ruleId === "struct" && (isMapOfExamples || isNullable(message));
}

function isNullable(message: string): boolean {
  return message.startsWith("Property `nullable` is not expected here");
}

/** A schema that is used in several places is linted at each of them. */
function onceForEachPlace(problems: readonly Problem[]): readonly Problem[] {
  const told = new Set<string>();
  return problems.filter(({ file, line, column, message }) => {
    const fact = JSON.stringify([file, line, column, message]);
    const isNew = !told.has(fact);
    told.add(fact);
    return isNew;
  });
}

/** Of references to a file that cannot be read, the first, and how many more there are. */
function onceForEachFile(problems: readonly Problem[]): readonly Problem[] {
  const isFile = ({ message }: Problem) => message.startsWith(unresolvedFile);
  const times = new Map<string, number>();
  for (const { message } of problems.filter(isFile))
    times.set(message, (times.get(message) ?? 0) + 1);
  const told = new Set<string>();
  return problems.flatMap((problem) => {
    if (!isFile(problem)) return [problem];
    if (told.has(problem.message)) return [];
    told.add(problem.message);
    const more = (times.get(problem.message) ?? 1) - 1;
    const others =
      more === 0 ? "" : ` ${more} more ${more === 1 ? "reference names" : "references name"} it.`;
    return [{ ...problem, message: `${problem.message}${others}` }];
  });
}

/**
 * A syntax error, which the parser throws instead of reporting it.
 *
 * @param base folder of the document, see {@link displayName}
 */
export function syntaxProblem(error: YamlParseError, base: string): Problem {
  const { source, line, col } = error;
  const [first = ""] = error.originalError.message.split("\n");
  // What `git merge` leaves in a file that two people have changed.
  const mark = source.getLines().findIndex((text) => /^(<{7}|>{7}|\|{7}) /.test(text));
  if (mark >= 0) {
    return {
      rule: "syntax",
      severity: "error",
      message: "The file holds a conflict that a merge has left.",
      file: displayName(source.absoluteRef, base),
      line: mark + 1,
      column: 1,
      frame: excerpt(source, { line: mark + 1, col: 1 }),
      remedy:
        "Keep one side of the conflict, and remove the lines with <<<<<<<, ======= and >>>>>>>.",
    };
  }
  if (first.startsWith("nesting exceeded")) {
    return {
      rule: "bounds",
      severity: "error",
      message: `Values lie more than ${bounds.fileDepth} levels deep here.`,
      file: displayName(source.absoluteRef, base),
      line,
      column: col,
      frame: excerpt(source, { line, col }),
      remedy: "Name the inner schemas under `components.schemas`, and refer to them.",
    };
  }
  return {
    rule: "syntax",
    severity: "error",
    message:
      first.replace(/ in "[^"]*" \(\d+:\d+\)$/, "").trim() || "The file is not valid YAML or JSON.",
    file: displayName(source.absoluteRef, base),
    line,
    column: col,
    frame: excerpt(source, { line, col }),
    remedy: "Mend the syntax; a YAML-aware editor marks the place.",
  };
}

/** The lines around a place that no pointer names; nothing for a line that is too long to show. */
export function excerpt(source: Source, start: { line: number; col: number }): string {
  const length = source.getLines()[start.line - 1]?.length ?? 0;
  return length > longestLine ? "" : getCodeframe({ source, start, pointer: undefined }, false);
}

/**
 * A problem of our own, at a place of a file.
 *
 * @param pointer JSON Pointer fragment
 * @param base folder of the document, see {@link displayName}
 */
export function problemAt(
  { source }: Document,
  pointer: string,
  what: Pick<Problem, "rule" | "severity" | "message" | "remedy">,
  base: string,
): Problem {
  return { ...what, ...located({ source, pointer }, base) };
}

/** The folder from which the files of a document are named. */
export function baseOf(root: Document): string {
  return path.dirname(root.source.absoluteRef);
}

/**
 * The name of a file in messages and in what is generated: never absolute, so that it is the same on every machine.
 *
 * @param base folder of the document: a file outside the working folder is named from there
 */
export function displayName(absolute: string, base: string): string {
  const fromHere = path.relative(process.cwd(), absolute);
  const relative = fromHere.startsWith("..") ? path.relative(base, absolute) : fromHere;
  return relative.split(path.sep).join("/");
}

function messageOf(problem: NormalizedProblem, root: Document): string {
  const message = problem.message.trim();
  const [location] = problem.location;
  if (!location) return message;
  const { source, start } = getLineColLocation(location);
  const line = source.getLines()[start.line - 1] ?? "";
  if (problem.ruleId === "no-unresolved-refs" && mappingKey.test(location.pointer ?? "")) {
    const value = valueAt(root.parsed, location.pointer ?? "");
    if (message === "Can't resolve $ref" && typeof value === "string")
      return `The mapping to ${value} leads to nothing.`;
  }
  if (problem.ruleId === "no-unresolved-refs" && message.startsWith("Can't resolve $ref")) {
    const [, ...quoted] =
      /\$ref"?\s*:\s*(?:"([^"]+)"|'([^']+)'|([^\s,}]+))/.exec(line.slice(start.col - 1)) ?? [];
    const ref = quoted.find((text) => text !== undefined);
    const meant = ref === undefined ? undefined : intendedPlace(ref, root.parsed);
    if (meant !== undefined && ref === meant)
      return `The $ref ${ref} leads to a reference that leads to nothing.`;
    const question = meant === undefined ? "" : ` Did you mean \`${meant}\`?`;
    return message === "Can't resolve $ref" && ref !== undefined
      ? `The $ref ${ref} leads to nothing.${question}`
      : `${message.replace(/\.?$/, ".")}${question}`;
  }
  if (isPathWithoutSlash(problem))
    return `The path \`${tokensOf(location.pointer ?? "").at(-1)}\` does not start with a slash.`;
  if (message.startsWith(undefinedParameter)) {
    const [, method] = /^#\/paths\/[^/]+\/([^/]+)/.exec(location.pointer ?? "") ?? [];
    return method === undefined ? message : message.replace("operation", `operation \`${method}\``);
  }
  if (problem.ruleId === "no-identical-paths") {
    const [, first, second] = /: `(.+)` and `(.+)`/.exec(message) ?? [];
    const place = { source: root.source, pointer: join("#/paths", first ?? ""), reportOnKey: true };
    if (first !== undefined && location.source === root.source)
      return `\`${second}\` is \`${first}\` of line ${getLineColLocation(place).start.line} with other names.`;
  }
  if (problem.ruleId === "operation-operationId-unique") {
    const id = /operationId"?\s*:\s*["']?(.+?)["']?,?\s*$/.exec(line)?.[1];
    const first = id === undefined ? undefined : firstUse(id, root);
    if (first !== undefined)
      return `The operationId ${id} is taken: it stands in line ${first} already.`;
  }
  return message;
}

/** A key of `paths` that is no path (OpenAPI 3.1, 4.8.8.1). */
function isPathWithoutSlash({ ruleId, message, location: [place] }: NormalizedProblem): boolean {
  const pointer = place?.pointer ?? "";
  return ruleId === "struct" && message.startsWith("Property") && /^#\/paths\/[^/]+$/.test(pointer);
}

/** The line of the first operation with an operationId. */
function firstUse(id: string, root: Document): number | undefined {
  const parsed = isRaw(root.parsed) ? root.parsed : {};
  const operations = ["paths", "webhooks"].flatMap((group) =>
    entries(parsed[group], `#/${group}`).flatMap((item) => entries(item.value, item.pointer)),
  );
  const use = operations.find(({ value }) => isRaw(value) && String(value["operationId"]) === id);
  if (!use) return undefined;
  const location = { source: root.source, pointer: `${use.pointer}/operationId` };
  return getLineColLocation(location).start.line;
}

/** The next step; more exact than the rule knows it where the place tells. */
function remedyOf(
  problem: NormalizedProblem,
  root: Document,
  remedies: ReadonlyMap<string, string>,
): string {
  const [location] = problem.location;
  if (problem.ruleId === "no-unresolved-refs") {
    const remedy = remedies.get(problem.message.slice(unresolvedFile.length));
    if (remedy !== undefined) return remedy;
    if (mappingKey.test(location?.pointer ?? ""))
      return "Mend the mapping, or add the schema that it leads to.";
  }
  if (isPathWithoutSlash(problem)) return "Write a slash before it: `/pets`, not `pets`.";
  if (isReadable(problem) && !isNullable(problem.message))
    return "Write a list of values here: only media types and parameters give examples names.";
  if (isNullable(problem.message)) {
    const place = (location?.pointer ?? "").replace(/\/nullable$/, "");
    const schema = location?.source === root.source ? valueAt(root.parsed, place) : undefined;
    return nullableRemedy(schema, root);
  }
  const [, unused] = /^Path parameter `(.+?)` is not used in the path/.exec(problem.message) ?? [];
  if (unused !== undefined) return `Write \`{${unused}}\` into the path, or remove the parameter.`;
  const ofStruct = problem.ruleId === "struct" ? structRemedy(problem.message) : undefined;
  return ofStruct ?? remedyFor(problem.ruleId);
}

function suggestion(names: readonly string[]): readonly string[] {
  return names.length > 0
    ? [`Did you mean ${names.map((name) => `\`${name}\``).join(" or ")}?`]
    : [];
}

/** A parameter that only the path names is missing where the path names it, not in the list that lacks it. */
function mistakeAt(location: LocationObject, { message }: NormalizedProblem): LocationObject {
  const [item] = /^#\/paths\/[^/]+/.exec(location.pointer ?? "") ?? [];
  return item !== undefined && message.startsWith(undefinedParameter)
    ? { ...location, pointer: item, reportOnKey: true }
    : location;
}

function located(
  location: LocationObject | undefined,
  base: string,
): Pick<Problem, "file" | "line" | "column" | "frame"> {
  if (!location) return { file: "", line: 1, column: 1, frame: "" };
  const exact = getLineColLocation(location);
  const { source, start } = exact;
  const place = {
    file: displayName(source.absoluteRef, base),
    line: start.line,
    column: start.col,
  };
  // Of minified JSON, where all is in one line, an excerpt would show the beginning.
  if ((source.getLines()[start.line - 1]?.length ?? 0) > longestLine)
    return { ...place, frame: location.pointer === undefined ? "" : `at ${location.pointer}` };
  // The first line of a long place is where to look; the rest would only push the next problem off the screen.
  const lineEnd = { line: start.line, col: (source.getLines()[start.line - 1]?.length ?? 0) + 1 };
  const end = exact.end && exact.end.line > start.line ? lineEnd : exact.end;
  return { ...place, frame: getCodeframe({ ...exact, end }, false) };
}

function rank(problem: Problem): number {
  return problem.severity === "error" ? 0 : 1;
}
