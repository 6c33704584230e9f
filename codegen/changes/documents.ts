import { decodeText, escapeAttribute } from "../../src/shared/html";
import { type ChangeSentence, changeWords, sentenceParts } from "../../src/view/changes";
import type { Problem } from "../errors";
import { escapeInvisible } from "../invisible";
import { fenceFor } from "../model/markdown-text";
import { plural } from "../report";
import { type Level, levels } from "./levels";
import type { Words } from "./changed-lines";
import { changedParts } from "./page-parts";
import type { PageChange } from "./pages";
import { countOf, type Entry, firstOf, linesOf, namedOperation } from "./report";

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

/** Returns a report for a comment on a pull request. If it is too long, folds are reduced to their summaries, and the rest is cut. */
export function markdownReport(
  entries: readonly Entry[],
  compared: ComparedPages,
  title: string,
): string {
  const blocks = markdownBlocks(entries, compared, title);
  const whole = blocks.join("\n\n").replace(/[\uFDD0\uFDD1]/g, "");
  if (whole.length < most.characters) return whole;
  let length = 0;
  const short = blocks.map(shortened);
  const fitting = short.filter((block) => (length += block.length + 2) < most.characters);
  const cut = fitting.length < blocks.length ? ["The rest is too long for a comment."] : [];
  return [...fitting, ...cut].join("\n\n");
}

function markdownBlocks(
  entries: readonly Entry[],
  { pages, problems }: ComparedPages,
  title: string,
): readonly string[] {
  const ofLevel = (level: Level) => {
    const own = entries.filter((entry) => entry.level === level).map(listItem);
    const name = `${level.charAt(0).toUpperCase()}${level.slice(1)}`;
    return own.length > 0 ? [`#### ${name}`, own.join("\n")] : [];
  };
  const told = linesByPages(pages, rowsOf).map(([owners, rows]) => {
    const left = rows.slice(most.lines);
    const rest = left.length > 0 ? folded(`${left.length} more lines`, left.join("\n")) : "";
    const names = owners.map((page) => pageName(page));
    const first = rows.slice(0, most.lines).join("\n");
    return [listed(names, "page"), first, rest].filter(Boolean).join("\n\n");
  });
  const faults = problems.map((each) => `- ${escaped(toldOf(each))}`);
  return [
    `### ${title}: ${summaryOf(entries, { pages, problems })}`,
    ...levels.flatMap(ofLevel),
    ...(faults.length > 0 ? [`#### ${unwritten}:`, faults.join("\n")] : []),
    ...(told.length > 0 ? ["#### What readers see", ...told] : []),
  ];
}

/** Returns Markdown in a fold that readers can open, between two characters that stand for nothing. */
function folded(summary: string, text: string): string {
  return `\uFDD0<details><summary>${summary}</summary>\n\n${text}\n\n</details>\uFDD1`;
}

/** Returns Markdown with only the summaries of its folds. */
function shortened(text: string): string {
  const inner = /\uFDD0<details><summary>(.*?)<\/summary>[^\uFDD0\uFDD1]*\uFDD1/g;
  return text.replace(inner, "$1").replace(inner, "$1");
}

/** Returns a list, folded if it is long. */
function listed(list: readonly string[], noun: string): string {
  const all = list.join(", ");
  return firstOf(list) === all ? all : folded(plural(list.length, noun), all);
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
    const key = own.map(({ path }) => path).join();
    if (own.length > 1) shared.set(key, [...(shared.get(key) ?? []), row]);
  }
  const alike = [...shared.values()].map((rows) => [users.get(rows[0] ?? "") ?? [], rows] as const);
  const single = all.flatMap(([page, rows]) => {
    const own = rows.filter((row) => users.get(row)?.length === 1);
    return own.length > 0 || rows.length === 0 ? [[[page], own] as const] : [];
  });
  return [...alike, ...single];
}

function pageName({ path, movedFrom, before, after }: PageChange, code = codeSpan): string {
  if (movedFrom !== undefined) return `${code(movedFrom)} → ${code(path)} (moved)`;
  return `${code(path)}${before === undefined ? " (new)" : after === undefined ? " (removed)" : ""}`;
}

/** Returns the changed lines of a page as list items. Folds the lines of samples, which repeat the changes in each language. */
function rowsOf({ lines, before, after }: PageChange): readonly string[] {
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
  return [...rows, `- ${indented(folded(countedCode(code), fenced(code)))}`];
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
    const place = places.get(key) ?? { words, in: new Set() };
    places.set(key, place);
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

function listItem(entry: Entry): string {
  const users = entry.operations.map((operation) => codeSpan(namedOperation(operation)));
  const told = listed(users, "operation");
  const isFolded = told.startsWith("\uFDD0");
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

/** Text that is HTML already. */
interface Html {
  readonly html: string;
}

/** Returns HTML; text is escaped, markup is not. */
function markup(
  parts: TemplateStringsArray,
  ...values: readonly (string | Html | readonly Html[])[]
): Html {
  const written = values.map((value) =>
    typeof value === "string"
      ? escapeAttribute(escapeInvisible(value))
      : [value].flat().reduce((text, { html }) => text + html, ""),
  );
  return { html: String.raw({ raw: parts }, ...written) };
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
  const groups = linesByPages(pages, (page) => rowsOf(page).map(shortened)).map(
    ([owners]) => owners,
  );
  const rows = entries.map((entry) => {
    const users = entry.operations.map(
      (one) => markup`<li><code>${namedOperation(one)}</code></li>`,
    );
    // The group whose pages are most like those of the change shows it.
    const likeness = groups.map((owners) => {
      const common = owners.filter(({ path }) => entry.pages.includes(path)).length;
      return common / (owners.length + entry.pages.length - common);
    });
    const best = Math.max(0, ...likeness);
    const link = markup`<a href="#page-${String(likeness.indexOf(best))}">${entry.place || "page"}</a>`;
    return markup`<tr><td><b class="${entry.level}">${entry.level}</b></td><td>${best > 0 ? link : entry.place}</td><td>${messageHtml(entry.message)}</td><td>${foldedHtml(users, "operation")}</td><td>${linesOf(entry)}</td></tr>\n`;
  });
  const sections = groups.map((owners, index) => {
    const names = owners.map(
      (one) => markup`<li>${titleOf(one)} <code>${pageName(one, String)}</code></li>`,
    );
    const more = owners.length > 1 ? ` and ${plural(owners.length - 1, "other page")}` : "";
    const shown = owners.slice(0, 1).map((page) => {
      const frame = frameOf(page);
      // A frame shows no samples.
      const rest = page.lines.filter(({ isCode }) => isCode || !frame);
      const diff = [...new Set(rest.flatMap(diffOf))];
      const fold = markup`<details><summary>${frame ? countedCode(diff) : plural(diff.length, "line")}</summary><pre>${diff.join("\n")}</pre></details>`;
      return markup`<h2>${titleOf(page)}${more}</h2>${foldedHtml(names, "page")}${diff.length > 0 ? fold : ""}${frame ?? ""}`;
    });
    return markup`<section id="page-${String(index)}">${shown}</section>\n`;
  });
  const faults = problems.map((each) => {
    const { html: told } = markup`<li>${toldOf(each)}</li>`;
    return { html: told.replace(/`([^`]+)`/g, "<code>$1</code>") };
  });
  const head = ["Level", "Place", "Change", "Operations", "Lines"];
  const table = markup`<table><thead><tr>${head.map((name) => markup`<th>${name}</th>`)}</tr></thead><tbody>${rows}</tbody></table>`;
  return markup`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<title>${title}</title>
<style>${{ html: reportStyles }}</style>
<h1>${title}: ${summaryOf(entries, compared)}</h1>
${rows.length > 0 ? table : ""}
${faults.length > 0 ? markup`<h2>${unwritten}:</h2><ul>${faults}</ul>` : ""}
${sections}
</html>`.html;
}

const changeStyles = `del { color: light-dark(#8a1020, #ffb3b8); background: light-dark(#ffe3e5, #4a1a20); }
ins { color: light-dark(#0a5222, #9be8b0); background: light-dark(#dcf5e3, #123a20); text-decoration: none; }`;

const reportStyles = `:root { color-scheme: light dark; }
body { font: 15px/1.5 system-ui, sans-serif; margin: clamp(1rem, 3vw, 2rem); overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; }
table { border-collapse: collapse; }
th, td { border: 1px solid #8888; padding: 0.3rem 0.6rem; text-align: start; vertical-align: top; }
ul { margin: 0; padding-inline-start: 1.2rem; }
h2 { margin-block: 2.5rem 0.5rem; }
a { color: light-dark(#0b57d0, #a8c7fa); }
pre { overflow: auto; }
iframe { width: 100%; height: 26rem; margin-top: 1rem; border: 1px solid #8888; resize: vertical; }
td b { white-space: nowrap; }
.breaking { color: light-dark(#a3081a, #ff9aa2); }
.compatible { color: light-dark(#6b4e00, #f2cc60); }
.documentation { color: light-dark(#0b4f8a, #8ecbff); }
${changeStyles}
@media (width < 45rem) { table, tbody, tr, td { display: block; } thead { display: none; } tr { margin-block: 1rem; } }`;

/** The styles of a frame, besides those of the page. */
const frameStyles = `${changeStyles}
[data-pair] { display: grid; grid-template-columns: 1fr 1fr; gap: 2rem; padding: 1rem; overflow-wrap: anywhere; }
[data-pair] > * > b { display: block; margin-bottom: 1rem; }
input { display: none; }
@media (width < 45rem) { [data-pair] { grid-template-columns: 1fr; } }`;

/** Returns a frame with the changed parts of a page, before and after, or nothing if only samples and links differ. */
function frameOf(page: PageChange): Html | undefined {
  const [before, after] = changedParts(page.before, page.after);
  if (before === undefined && after === undefined) return undefined;
  const source = page.after ?? page.before ?? "";
  // Without its script, a page follows the color scheme of the system.
  const styles = [...source.matchAll(/<style>(.*?)<\/style>/gs)]
    .map(([, css]) => css)
    .join("")
    .replace(
      /:root\[data-theme=dark\]\{([^}]*)\}/,
      "@media (prefers-color-scheme:dark){:root{$1}}",
    );
  const form = (name: string, content = "There is no such page.") =>
    `<div><b>${name}</b>${content}</div>`;
  const shown = `<!doctype html><html lang="en"><style>${styles}${frameStyles}</style><main data-pair>${form("Before", before)}${form("After", after)}</main>`;
  return markup`<iframe sandbox title="${titleOf(page)}, before and after" srcdoc="${shown}"></iframe>`;
}

function titleOf({ path, before, after }: PageChange): string {
  const [, title] = /<h1[^>]*>(.*?)<\/h1>/s.exec(after ?? before ?? "") ?? [];
  return title === undefined ? path : decodeText(title.replace(/<[^>]*>/g, ""));
}

/** Returns a list, folded if it is long. */
function foldedHtml(items: readonly Html[], noun: string): Html {
  const list = markup`<ul>${items}</ul>`;
  if (items.length < 4) return list;
  return markup`<details><summary>${plural(items.length, noun)}</summary>${list}</details>`;
}

function messageHtml(message: ChangeSentence): readonly Html[] {
  return sentenceParts(changeWords, message).map((part) =>
    typeof part === "string" ? markup`${part}` : markup`<code>${part.code}</code>`,
  );
}
