import type { ChangePlace } from "../../src/view/changes";
import { layOutOperation } from "../../src/view/lay-out-page";
import { layOutNamed } from "../../src/view/lay-out-schema";
import { getOrMake } from "../get-or-make";
import type { PageRow, Version, VersionChange } from "../model/history";
import type { Operation } from "../model/types";
import { type Anchor, link, placeOn } from "./anchors";
import { Code, literal } from "./jsx";
import { operationView, serverView } from "./operation-view";
import type { EmitContext } from "./pages";
import { constantModule, pageModule } from "./print";
import { flag, listOf } from "../model/prose";

type Mark = VersionChange["mark"];

/** In increasing priority. */
const marks: readonly Mark[] = ["changed", "deprecated", "new"];

/** Returns the page of changes by version, `changelog.tsx`, before formatting. */
export function changelogPage(context: EmitContext): string {
  const shown = shownVersions(context);
  const today = new Today(context);
  const versions = shown.map(({ id, date, name, changes, documentation }, index) => ({
    id,
    date,
    name,
    // Without a version yet, this number would change with every edit.
    documentation: id === undefined || documentation === 0 ? undefined : documentation,
    isFirst: flag(index === shown.length - 1),
    groups: listOf(groupsOf(changes, today)),
  }));
  return pageModule("page", "ChangelogPage", { versions }, { source: context.file });
}

/** Returns the anchors of the list of versions. */
export function changelogAnchors(context: EmitContext): readonly Anchor[] {
  return shownVersions(context).map(({ id = "next" }) => link(id));
}

/**
 * Returns the changes that pages mark, `changes.ts`, before formatting: those of the last version, or, if the document differs from it,
 * those made since. `undefined` for a document without versions.
 */
export function changesModule(context: EmitContext): string | undefined {
  const version = shownVersions(context).find(({ changes }) => changes.length > 0);
  if (!version) return undefined;
  const today = new Today(context);
  const operations = new Map<string, Mark>();
  const rows = new Map<string, Mark>();
  const add = (all: Map<string, Mark>, key: string, mark: Mark) => {
    const known = all.get(key);
    if (!known || marks.indexOf(mark) > marks.indexOf(known)) all.set(key, mark);
  };
  for (const { mark, row, operations: all } of version.changes) {
    const found = all.flatMap((one) => today.operation(one) ?? []);
    for (const { id } of found) add(operations, id, row?.id === "" ? mark : "changed");
    for (const owner of row?.schema === undefined ? found : [undefined]) {
      const shown = row && today.row(row, owner);
      // A row of an operation has the id of its page before its own.
      const key = owner ? `${owner.id} ${shown?.id}` : (shown?.id ?? "");
      if (shown?.id) add(rows, key, shown.id === row?.id ? mark : "changed");
    }
  }
  const changes = {
    version: version.id,
    operations: Object.fromEntries(operations),
    rows: Object.fromEntries(rows),
  };
  return constantModule("changes", changes, "ApiChanges", { source: context.file });
}

/** Returns the versions to show, newest first. Changes without a version yet are shown only if callers notice them. */
function shownVersions({ history = [] }: EmitContext): readonly Version[] {
  return history.filter(({ id, changes }) => id !== undefined || changes.length > 0).toReversed();
}

/** Groups changes by subject: an operation, a named schema that several operations use, or several operations. */
function groupsOf(changes: readonly VersionChange[], today: Today): readonly object[] {
  const groups = new Map<string, { readonly about: object; readonly changes: object[] }>();
  for (const { breaking, place, message, operations, row, inRow = "" } of changes) {
    const found = operations.flatMap((one) => today.operation(one) ?? []);
    const [gone] = found.length === 0 ? operations : [];
    const schema = operations.length > 1 ? row?.schema : undefined;
    const about =
      schema !== undefined
        ? { schema }
        : gone
          ? { gone: { method: gone.method.toLowerCase(), path: gone.path } }
          : { operations: listOf(found.map(({ id }) => id)) };
    const shown = row && today.row({ ...row, id: row.id + inRow }, found[0]);
    const key = JSON.stringify(about);
    getOrMake(groups, key, () => ({ about, changes: [] })).changes.push({
      breaking: flag(breaking),
      // The heading already says it.
      place: row?.id === "" || gone ? undefined : listOf(belowHeading(place, schema)),
      ...message,
      values: message.values && new Code(literal(message.values)),
      schema: shown?.schema === schema ? undefined : shown?.schema,
      // The page of a schema has no row for the schema itself.
      row: shown?.id === shown?.schema ? shown && "" : shown?.id,
      uses: schema === undefined ? undefined : operations.length,
    });
  }
  return [...groups.values()].map(({ about, changes: list }) => ({ ...about, changes: list }));
}

/** Returns the part of a place that the heading with the schema's name does not say. */
function belowHeading(place: ChangePlace, schema: string | undefined): ChangePlace {
  const [start, name, ...rest] = place;
  const isNamed = typeof start === "object" && start.word === "schema";
  if (!isNamed || typeof name !== "string" || !`${name} `.startsWith(` ${schema} `)) return place;
  const text = name.slice(` ${schema}`.length).replace(/^ (?:· )?/, "");
  return text === "" ? rest : [text, ...rest];
}

/** The id of a body, of the operation or of a callback. */
const isBody = /^(?:callback\.[^.]*\.)?request$/;

/** Finds parts of other versions' pages on today's pages. */
class Today {
  private readonly known = new Map<string, ReadonlyMap<string, string | undefined>>();

  constructor(private readonly context: EmitContext) {}

  /** Returns the operation with the same method and path, or else with the same id. */
  operation({ id, method, path }: VersionChange["operations"][number]): Operation | undefined {
    const { operations } = this.context.model;
    const isSame = (one: Operation) => one.method.toUpperCase() === method && one.path === path;
    return operations.find(isSame) ?? operations.find((one) => one.id === id);
  }

  /** Returns a row, or the nearest existing one above it. @param operation the operation whose page has it, unless a schema has it */
  row({ schema, id }: PageRow, operation: Operation | undefined): PageRow | undefined {
    const ids = this.ids(schema, operation);
    if (!ids) return undefined;
    let at = id;
    while (at !== "" && ids.get(at) === undefined) {
      // A body without a row has a section.
      const section = schema === undefined && isBody.test(at) ? ids.get(`${at}-body`) : undefined;
      if (section !== undefined) return { id: section };
      at = at.replace(/(?:^|[.~=])[^.~=]*$/, "");
    }
    return { ...(schema !== undefined && { schema }), id: ids.get(at) ?? "" };
  }

  /** Returns the ids of a page as they are and, if that is unambiguous, without the names of variants. */
  private ids(schema: string | undefined, operation: Operation | undefined) {
    const key = schema === undefined ? operation?.id : `schema ${schema}`;
    const { context } = this;
    const known = key === undefined ? undefined : this.known.get(key);
    if (known || key === undefined) return known;
    const view = schema === undefined ? undefined : context.views(schema);
    if (schema !== undefined && !view) return undefined;
    const laidOut =
      schema === undefined
        ? operation && layOutOperation(this.wholeView(operation), placeOn(context, ""))
        : layOutNamed(schema, {
            ...placeOn(context, schema),
            unfolds: (name) => (name === schema ? view : undefined),
          });
    // A page of a schema has the schema's name as an id.
    const all = [...idsIn(laidOut), ...(schema === undefined ? [] : [schema])];
    const ids = new Map<string, string | undefined>();
    for (const id of all) {
      const short = id.replace(/~[^.~=]*(?=\.)/g, "");
      ids.set(short, ids.has(short) ? undefined : id);
    }
    for (const id of all) ids.set(id, id);
    this.known.set(key, ids);
    return ids;
  }

  private wholeView(operation: Operation) {
    const { model, shared } = this.context;
    // Those of the API are not on the page.
    const { servers = [] } = shared.own(operation);
    return { ...operationView(operation, model), servers: listOf(servers.map(serverView)) };
  }
}

/** Returns every id of a layout. The ids of conditions only appear on pages as prefixes of others. */
function idsIn(part: unknown): readonly string[] {
  if (typeof part !== "object" || part === null) return [];
  const isCondition = "kind" in part && part.kind === "condition";
  const own = !isCondition && "id" in part && typeof part.id === "string" ? [part.id] : [];
  return [...own, ...Object.values(part).flatMap(idsIn)];
}
