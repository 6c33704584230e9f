import { isErrorStatus } from "../../src/view/error-status";
import path from "node:path";
import { type ChangeSentence, changeWords, placeText } from "../../src/view/changes";
import { createLineFinder } from "../../src/vite/spec-lines";
import { escapeInvisible } from "../invisible";
import type { ApiModel } from "../model/types";
import { type Paint, plural } from "../report";
import { displayName } from "../document/problems";
import { type OperationName, plain } from "./change";
import type { Change, Specification } from "./compare";
import { type Level, levels } from "./levels";

/** A document and the place from which it was read. */
export interface Source extends Specification {
  /** Its path, in the working tree or in a copy of a revision. */
  readonly file: string;
  /** The folder of the document in the working tree. */
  readonly folder: string;
}

/** A change as reports show it. */
export interface Entry {
  readonly level: Level;
  readonly operation: Omit<OperationName, "page"> | null;
  readonly operations: readonly Omit<OperationName, "page">[];
  readonly place: string;
  readonly message: ChangeSentence;
  /** `file:line` of its former and its present place. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** Paths of the pages that show it. */
  readonly pages: readonly string[];
}

/** Adds lines and pages to changes. */
export function entriesOf(
  changes: readonly Change[],
  before: Source,
  after: Source,
): readonly Entry[] {
  const [old, now] = [linesIn(before), linesIn(after)];
  const pages = pagesIn([before.model, after.model]);
  return changes.map((change) => {
    const { level, place, message, before: was, after: is } = change;
    const named = change.operations.map(({ id, kind, method, path: at }) => {
      return { id, kind, method, path: at };
    });
    return {
      level,
      operation: named[0] ?? null,
      operations: named,
      place: placeText(changeWords, place),
      message,
      before: old(was),
      after: now(is),
      pages: pages(change),
    };
  });
}

/** Returns a function that lists the pages of both documents that show a change. */
export function pagesIn(models: readonly ApiModel[]): (change: Change) => readonly string[] {
  const slugs = new Map(
    models.flatMap(({ schemas }) => schemas.map(({ name, slug }) => [name, slug])),
  );
  const all = models.flatMap((model) => model.operations);
  const hasErrors = all.some(({ responses }) =>
    responses.some(({ status }) => isErrorStatus(status)),
  );
  // A renamed operation has another page.
  const namesOf = ({ page, method, path: at }: OperationName) => [
    page,
    ...all.flatMap(({ id, ...one }) =>
      one.path === at && one.method.toUpperCase() === method ? [id] : [],
    ),
  ];
  return ({ place: [start], message, operations, schemas, inErrors }) => {
    // Only an operation that comes or goes has no place.
    const word = typeof start === "object" ? start.word : "operation";
    // Lists of operations show the title, address and group of each.
    const { of } = message;
    const isAddress = word === "pathParameter" && of === "name";
    const isOwn = /^(description|externalDocs)$/.test(of ?? "");
    const isListed = isAddress || (/^(operation|webhook)$/.test(word) && !isOwn);
    const own = [
      ...operations.flatMap(namesOf).map((name) => `/api/${name}`),
      ...schemas.flatMap((name) => (slugs.has(name) ? [`/api/schemas/${slugs.get(name)}`] : [])),
    ];
    const isGeneral = own.length === 0 || general.has(word);
    const others = [
      ...(isListed || isGeneral ? ["/api"] : []),
      ...(inErrors || (isListed && hasErrors && of !== "tags") ? ["/api/errors"] : []),
    ];
    return [...new Set([...own, ...others])];
  };
}

/** The places that the overview shows for the whole API. */
const general: ReadonlySet<string> = new Set(["info", "tag", "server", "securityScheme"]);

function linesIn({ file, folder }: Source): (pointer: string | undefined) => string | undefined {
  const find = createLineFinder(file);
  return (pointer) => {
    if (pointer === undefined) return undefined;
    // In one dialect, a schema may have moved into a variant, and its `example` into a list.
    const former = pointer.replaceAll("/anyOf/0", "").replace(/\/examples$/, "/example");
    const isThere = find(pointer, true).line !== undefined;
    // A part that a conversion or bundling has made is not in the file, but its source is near.
    for (
      let at = isThere ? pointer : former;
      ;
      at = at.slice(0, Math.max(1, at.lastIndexOf("/")))
    ) {
      // An added or removed property is at its name, wherever its schema is.
      const { file: found, line } = find(at, at === pointer || at === former);
      if (line !== undefined)
        return `${displayName(path.resolve(folder, path.relative(path.dirname(file), found)), folder)}:${line}`;
      if (at === "#") return undefined;
    }
  };
}

/** Counts changes by level: `2 breaking changes, 1 documentation change`. */
export function countOf(entries: readonly Entry[]): string {
  const counts = levels.flatMap((level) => {
    const number = entries.filter((entry) => entry.level === level).length;
    return number > 0 ? plural(number, `${level} change`) : [];
  });
  return counts.join(", ") || "no changes for callers";
}

const most = 4;

/** Whether a list is too long for one line. */
export function isLong(list: readonly string[]): boolean {
  return list.length > most + 1;
}

/** Returns the first entries of a list, and the number of the others. */
function firstOf(list: readonly string[]): string {
  if (!isLong(list)) return list.join(", ");
  return `${list.slice(0, most).join(", ")} and ${list.length - most} more`;
}

const comes: ReadonlySet<string> = new Set(["added", "came", "new", "newRequired", "newOptional"]);
const goes: ReadonlySet<string> = new Set(["removed", "went", "gone"]);

/** Returns the name of an operation with its address. */
export function namedOperation({
  id,
  kind,
  method,
  path: at,
}: Entry["operations"][number]): string {
  return kind === "webhook" ? `Webhook ${at} (${method})` : `${id} (${method} ${at})`;
}

/** Returns `before` and `after` as one text. For an added or removed part, leaves out the side that has only the surrounding line. */
export function linesOf({ before, after, message: { says } }: Entry): string {
  if (before === undefined || (after !== undefined && comes.has(says))) return String(after);
  if (after === undefined || goes.has(says)) return `${before} in the old version`;
  return before === after ? after : `${before} → ${after}`;
}

const colors = { breaking: "red", compatible: "yellow", documentation: "cyan" } as const;

/** Returns a report for a terminal. */
export function textReport(entries: readonly Entry[], title: string, paint: Paint): string {
  const blocks = entries.map((entry) => {
    const { level, operations, place, message } = entry;
    const start = place === "" ? "" : `${paint("bold", escapeInvisible(place))}: `;
    const facts = [
      ...(operations.length > 0 ? [firstOf(operations.map(namedOperation))] : []),
      linesOf(entry),
      `documentation pages ${firstOf(entry.pages)}`,
    ];
    return [
      `${paint(colors[level], level)}  ${start}${escapeInvisible(plain(message))}`,
      ...facts.map((fact) => `  ${paint("dim", escapeInvisible(fact))}`),
    ].join("\n");
  });
  return [...blocks, `${title}: ${countOf(entries)}`].join("\n\n");
}

/** Returns a report for programs. */
export function jsonReport(entries: readonly Entry[]): string {
  const changes = entries.map((entry) => ({ ...entry, message: plain(entry.message) }));
  return JSON.stringify({ changes }, undefined, 2);
}
