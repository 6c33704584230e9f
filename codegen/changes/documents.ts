import { readFileSync } from "node:fs";
import path from "node:path";
import Handlebars from "handlebars";
import { engineDir } from "../../program/folders.mjs";
import { decodeText } from "../../src/shared/html";
import { changeWords, sentenceParts } from "../../src/view/changes";
import type { Problem } from "../errors";
import { getOrMake } from "../get-or-make";
import { escapeInvisible } from "../invisible";
import { fenceFor } from "../model/markdown-text";
import { plural } from "../report";
import { type Level, levels } from "./levels";
import type { Words } from "./changed-lines";
import { changedParts } from "./page-parts";
import type { PageChange } from "./pages";
import { countOf, type Entry, isLong, linesOf, namedOperation } from "./report";

/** Limits for a page and for a report, because few readers read longer comments. */
const most = { lines: 12, characters: 60_000 };

/** The pages that readers will find changed, or the problems that prevent pages, such as a workflow that no longer matches. */
export interface ComparedPages {
  readonly pages: readonly PageChange[];
  readonly problems: readonly Problem[];
}

const unwritten = "The pages could not be generated";

/** Returns the summary for the title of a report. It says if pages are missing, so that nobody has to read on to find out. */
function summaryOf(entries: readonly Entry[], { problems }: ComparedPages): string {
  return `${countOf(entries)}${problems.length > 0 ? `. ${unwritten}` : ""}`;
}

/** Writes Markdown that only readers who look for it want to see: as a fold, or only its summary. */
type Fold = (summary: string, text: string) => string;

const open: Fold = (summary, text) =>
  `<details><summary>${summary}</summary>\n\n${text}\n\n</details>`;
const short: Fold = (summary) => summary;

/** Returns a report for a comment on a pull request. If it is too long, folds are reduced to their summaries, and the rest is cut. */
export function markdownReport(
  entries: readonly Entry[],
  compared: ComparedPages,
  title: string,
): string {
  const [whole, blocks] = [open, short].map((fold) =>
    markdownBlocks(entries, compared, title, fold),
  );
  const report = whole?.join("\n\n") ?? "";
  if (!blocks || report.length < most.characters) return report;
  let length = 0;
  const fitting = blocks.filter((block) => (length += block.length + 2) < most.characters);
  const cut = fitting.length < blocks.length ? ["The rest is too long for a comment."] : [];
  return [...fitting, ...cut].join("\n\n");
}

function markdownBlocks(
  entries: readonly Entry[],
  { pages, problems }: ComparedPages,
  title: string,
  fold: Fold,
): readonly string[] {
  const ofLevel = (level: Level) => {
    const own = entries.flatMap((entry) => (entry.level === level ? listItem(entry, fold) : []));
    const name = `${level.charAt(0).toUpperCase()}${level.slice(1)}`;
    return own.length > 0 ? [`#### ${name}`, own.join("\n")] : [];
  };
  const told = linesByPages(pages, (page) => rowsOf(page, fold)).map(([owners, rows]) => {
    const left = rows.slice(most.lines);
    const rest = left.length > 0 ? fold(`${left.length} more lines`, left.join("\n")) : "";
    const names = owners.map((page) => pageName(page, codeSpan));
    const first = rows.slice(0, most.lines).join("\n");
    return [listed(names, "page", fold), first, rest].filter(Boolean).join("\n\n");
  });
  const faults = problems.map((each) => `- ${escaped(toldOf(each))}`);
  return [
    `### ${title}: ${summaryOf(entries, { pages, problems })}`,
    ...levels.flatMap(ofLevel),
    ...(faults.length > 0 ? [`#### ${unwritten}:`, faults.join("\n")] : []),
    ...(told.length > 0 ? ["#### What readers see", ...told] : []),
  ];
}

/** Returns a list, folded if it is long. */
function listed(list: readonly string[], noun: string, fold: Fold): string {
  const all = list.join(", ");
  return isLong(list) ? fold(plural(list.length, noun), all) : all;
}

function toldOf({ file, line, message, remedy }: Problem): string {
  return `${file}:${line}: ${message} ${remedy}`;
}

/** Returns the changed lines of pages, as a report writes them. Lines that several pages have appear only once, before the others. */
function linesByPages(
  pages: readonly PageChange[],
  rowsIn: (page: PageChange) => readonly string[],
): readonly (readonly [readonly PageChange[], readonly string[]])[] {
  const all = pages.map((page) => [page, rowsIn(page)] as const);
  const users = new Map<string, PageChange[]>();
  for (const [page, rows] of all)
    for (const row of new Set(rows)) users.set(row, [...(users.get(row) ?? []), page]);
  const shared = new Map<string, string[]>();
  for (const [row, own] of users) {
    const key = own.map((page) => page.path).join();
    if (own.length > 1) shared.set(key, [...(shared.get(key) ?? []), row]);
  }
  const alike = [...shared.values()].map((rows) => [users.get(rows[0] ?? "") ?? [], rows] as const);
  const single = all.flatMap(([page, rows]) => {
    const own = rows.filter((row) => users.get(row)?.length === 1);
    return own.length > 0 || rows.length === 0 ? [[[page], own] as const] : [];
  });
  return [...alike, ...single];
}

function pageName(
  { path: address, movedFrom, before, after }: PageChange,
  code: (text: string) => string,
): string {
  if (movedFrom !== undefined) return `${code(movedFrom)} → ${code(address)} (moved)`;
  return `${code(address)}${before === undefined ? " (new)" : after === undefined ? " (removed)" : ""}`;
}

/** Returns the changed lines of a page as list items. Folds the lines of samples, which repeat the changes in each language. */
function rowsOf({ lines, before, after }: PageChange, fold: Fold): readonly string[] {
  // Every line of an added or removed page differs.
  if (before === undefined || after === undefined) return [];
  const { told, code } = parted(lines);
  const rows = told.map(
    ([where, words]) =>
      `- ${where === "" ? "" : `${escaped(where)}: `}${words
        .map(marked)
        .join("")
        .replace(/(~~|<\/del>)(?=\*\*|<ins>)/g, "$1 ")}`,
  );
  if (code.length === 0) return rows;
  return [...rows, `- ${indented(fold(countedCode(code), fenced(code)))}`];
}

type Lines = PageChange["lines"];

/** Returns the changed texts of a page, each with all headings above it, and the changes of its samples and examples as a diff. */
function parted(lines: Lines): {
  readonly told: readonly (readonly [where: string, words: readonly Words[]])[];
  readonly code: readonly string[];
} {
  const places = new Map<string, { readonly words: readonly Words[]; readonly in: Set<string> }>();
  for (const { heading, words } of lines.filter(({ isCode }) => !isCode)) {
    const key = JSON.stringify(words);
    const place = getOrMake(places, key, () => ({ words, in: new Set<string>() }));
    if (heading !== "") place.in.add(heading);
  }
  const told = [...places.values()].map(
    (place) => [[...place.in].join(", "), place.words] as const,
  );
  return { told, code: [...new Set(lines.filter(({ isCode }) => isCode).flatMap(diffOf))] };
}

function countedCode(code: readonly string[]): string {
  return `${plural(code.length, "line")} of samples and examples`;
}

/** Returns the old and the new form of a line. */
function diffOf({ words }: Lines[number]): readonly string[] {
  return (["removed", "added"] as const).flatMap((kind) => {
    const own = words.filter((each) => each.kind === "same" || each.kind === kind);
    // Shows both lines of a pair: the added one alone would look as if the whole line were new.
    const isIn = words.some((each) => each.kind === kind || each.kind === "same");
    return isIn ? [`${kind === "added" ? "+" : "-"} ${own.map(({ text }) => text).join("")}`] : [];
  });
}

function fenced(lines: readonly string[]): string {
  const text = lines.map(escapeInvisible).join("\n");
  const fence = fenceFor(text, 3);
  return `${fence}diff\n${text}\n${fence}`;
}

/** Indents a text for a list item. */
function indented(text: string): string {
  return text.replace(/\n(?!\n)/g, "\n  ");
}

function listItem(entry: Entry, fold: Fold): string {
  const users = entry.operations.map((operation) => codeSpan(namedOperation(operation)));
  const told = listed(users, "operation", fold);
  const isFolded = isLong(users);
  const facts = [...(isFolded || told === "" ? [] : [told]), codeSpan(linesOf(entry))];
  const more = isFolded ? `\n\n  ${indented(told)}` : "";
  const message = sentenceParts(changeWords, entry.message).map((part) =>
    typeof part === "string" ? part : codeSpan(part.code),
  );
  const place = entry.place === "" ? "" : `**${codeSpan(entry.place)}**: `;
  return `- ${place}${message.join("")}  \n  ${facts.join(" · ")}${more}`;
}

function marked({ kind, text }: Words): string {
  if (kind === "same") return escaped(text);
  // Markdown does not recognize marks next to blanks and punctuation.
  const [, before = "", inner = "", after = ""] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  const isWord = /^[\p{L}\p{N}](?:.*[\p{L}\p{N}])?$/su.test(inner);
  const [mark, element] = kind === "removed" ? ["~~", "del"] : ["**", "ins"];
  const [start, end] = isWord ? [mark, mark] : [`<${element}>`, `</${element}>`];
  return inner === "" ? text : `${before}${start}${escaped(inner)}${end}${after}`;
}

/** Escapes text of the document for Markdown. Also prevents mentions of users. */
function escaped(text: string): string {
  return escapeInvisible(text)
    .replace(/[\\`*_{}[\]()<>#+\-.!|~&$:]/g, "\\$&")
    .replace(/@/g, "@\u2060");
}

function codeSpan(text: string): string {
  const line = escapeInvisible(text).replace(/\s+/g, " ");
  const fence = fenceFor(line, 1);
  const space = fence.length > 1 ? " " : "";
  return `${fence}${space}${line}${space}${fence}`;
}

/** Fills in a template. Handlebars escapes what it writes, and characters that nobody sees are written as their codes. */
function rendered(template: string, view: object): string {
  const file = path.join(engineDir, "codegen/changes/templates", `${template}.hbs`);
  const visible = (_: string, value: unknown) =>
    typeof value === "string" ? escapeInvisible(value) : value;
  const source = readFileSync(file, "utf8");
  return Handlebars.compile(source)(JSON.parse(JSON.stringify(view), visible)).trim();
}

/**
 * Returns a report as one file. A frame shows the changed parts of a page, before and after, with the changes marked; of pages that
 * changed alike, one has a frame. It runs no scripts and loads nothing.
 */
export function htmlReport(
  entries: readonly Entry[],
  compared: ComparedPages,
  title: string,
): string {
  const { pages, problems } = compared;
  const groups = linesByPages(pages, (page) => rowsOf(page, short)).map(([owners]) => owners);
  const list = (items: readonly object[], noun: string) => ({
    items,
    summary: items.length < 4 ? "" : plural(items.length, noun),
  });
  const rows = entries.map((entry) => {
    // The group whose pages are most like those of the change shows it.
    const likeness = groups.map((owners) => {
      const common = owners.filter((page) => entry.pages.includes(page.path)).length;
      return common / (owners.length + entry.pages.length - common);
    });
    const best = Math.max(0, ...likeness);
    const users = entry.operations.map((operation) => ({ name: namedOperation(operation) }));
    return {
      ...entry,
      section: best > 0 ? `page-${likeness.indexOf(best)}` : "",
      message: sentenceParts(changeWords, entry.message).map((part) =>
        typeof part === "string" ? { text: part } : part,
      ),
      operations: list(users, "operation"),
      lines: linesOf(entry),
    };
  });
  const sections = groups.flatMap((owners, index) => {
    const [page] = owners;
    if (!page) return [];
    const frame = frameOf(page);
    // A frame shows no samples.
    const rest = page.lines.filter(({ isCode }) => isCode || frame === "");
    const diff = [...new Set(rest.flatMap(diffOf))];
    const name = titleOf(page);
    const names = owners.map((one) => ({ label: titleOf(one), name: pageName(one, String) }));
    return {
      id: `page-${index}`,
      name,
      title: owners.length > 1 ? `${name} and ${plural(owners.length - 1, "other page")}` : name,
      pages: list(names, "page"),
      summary: frame === "" ? plural(diff.length, "line") : countedCode(diff),
      diff: diff.join("\n"),
      frame,
    };
  });
  const faults = problems.map((problem) =>
    toldOf(problem)
      .split(/`([^`]+)`/)
      .map((part, index) => (index % 2 === 0 ? { text: part } : { code: part })),
  );
  const summary = summaryOf(entries, compared);
  return rendered("report", {
    title,
    summary,
    entries: rows,
    unwritten,
    problems: faults,
    groups: sections,
  });
}

/** Returns a page with the changed parts of another, before and after; empty if only samples and links differ. */
function frameOf(page: PageChange): string {
  const parts = changedParts(page.before, page.after);
  if (parts.every((part) => part === undefined)) return "";
  const [before, after] = parts.map((part) => part ?? "There is no such page.");
  const source = page.after ?? page.before ?? "";
  // Without its script, a page follows the color scheme of the system.
  const styles = [...source.matchAll(/<style>(.*?)<\/style>/gs)]
    .map(([, css]) => css)
    .join("")
    .replace(
      /:root\[data-theme=dark\]\{([^}]*)\}/,
      "@media (prefers-color-scheme:dark){:root{$1}}",
    );
  return rendered("frame", { styles, before, after });
}

function titleOf({ path: address, before, after }: PageChange): string {
  const [, title] = /<h1[^>]*>(.*?)<\/h1>/s.exec(after ?? before ?? "") ?? [];
  return title === undefined ? address : decodeText(title.replace(/<[^>]*>/g, ""));
}
