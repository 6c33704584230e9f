import { escapeAttribute } from "../../src/shared/html";
import { type ChangeSentence, changeWords, sentenceParts } from "../../src/view/changes";
import type { Problem } from "../errors";
import { escapeInvisible } from "../invisible";
import { fenceFor } from "../model/markdown-text";
import { plural } from "../report";
import { type Level, levels } from "./levels";
import type { Words } from "./changed-lines";
import type { PageChange } from "./pages";
import { countOf, type Entry, firstOf, linesOf, namedOperation } from "./report";

/** Limits for a page and for a report, because few readers read longer comments. */
const most = { lines: 12, pages: 40, characters: 60_000 };

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

/** Returns a report for a comment on a pull request. */
export function markdownReport(
  entries: readonly Entry[],
  compared: ComparedPages,
  title: string,
): string {
  const whole = markdownBlocks(entries, compared, title, true).join("\n\n");
  if (whole.length < most.characters) return whole;
  const blocks = markdownBlocks(entries, compared, title, false);
  let length = 0;
  const fitting = blocks.filter((block) => (length += block.length + 2) < most.characters);
  const cut = fitting.length < blocks.length ? ["The rest is too long for a comment."] : [];
  return [...fitting, ...cut].join("\n\n");
}

/** Returns the parts of the report. @param isWhole whether long parts are folded instead of shortened */
function markdownBlocks(
  entries: readonly Entry[],
  compared: ComparedPages,
  title: string,
  isWhole: boolean,
): readonly string[] {
  const { pages, problems } = compared;
  const ofLevel = (level: Level) => {
    const own = entries.filter((entry) => entry.level === level);
    return own.length > 0
      ? [
          `#### ${level.charAt(0).toUpperCase()}${level.slice(1)}`,
          own.map((entry) => listItem(entry, isWhole)).join("\n"),
        ]
      : [];
  };
  const groups = linesByPages(pages, isWhole);
  const told = groups.slice(0, isWhole ? groups.length : most.pages).map(([names, rows]) => {
    const left = rows.slice(most.lines);
    const more = left.length > 0 ? `${left.length} more lines` : "";
    const rest = more && (isWhole ? folded(more, left.join("\n")) : `- … and ${more}`);
    const first = rows.slice(0, most.lines).join("\n");
    const all = isWhole ? [first, rest] : [[first, rest].filter(Boolean).join("\n")];
    return [listed(names, "page", isWhole), ...all].filter(Boolean).join("\n\n");
  });
  const left = groups.length - told.length;
  return [
    `### ${title}: ${summaryOf(entries, compared)}`,
    ...levels.flatMap(ofLevel),
    ...(problems.length > 0
      ? [`#### ${unwritten}:`, problems.map((each) => `- ${escaped(toldOf(each))}`).join("\n")]
      : []),
    ...(told.length > 0 ? ["#### What readers see", ...told] : []),
    ...(left > 0 ? [`… and ${left} more`] : []),
  ];
}

/** Returns Markdown in a fold that readers can open. */
function folded(summary: string, text: string): string {
  return `<details><summary>${summary}</summary>\n\n${text}\n\n</details>`;
}

/** Returns a whole list, folded if it is long, or its first entries and the number of the others. */
function listed(list: readonly string[], noun: string, isWhole: boolean): string {
  const first = firstOf(list);
  const all = list.join(", ");
  return isWhole && first !== all ? folded(plural(list.length, noun), all) : first;
}

function toldOf({ file, line, message, remedy }: Problem): string {
  return `${file}:${line}: ${message} ${remedy}`;
}

/** Returns the changed lines of each page. Lines that several pages have appear only once, before the others. */
function linesByPages(
  pages: readonly PageChange[],
  isWhole: boolean,
): readonly (readonly [readonly string[], readonly string[]])[] {
  const named = pages.map((page) => ({ name: pageName(page), rows: rowsOf(page, isWhole) }));
  const users = new Map<string, string[]>();
  for (const { name, rows } of named)
    for (const row of new Set(rows)) users.set(row, [...(users.get(row) ?? []), name]);
  const shared = new Map<string, string[]>();
  for (const [row, names] of users)
    if (names.length > 1) shared.set(names.join(), [...(shared.get(names.join()) ?? []), row]);
  const alike = [...shared.values()].map((rows) => [users.get(rows[0] ?? "") ?? [], rows] as const);
  const single = named
    .map(
      ({ name, rows }) => [name, rows.filter((row) => users.get(row)?.length === 1), rows] as const,
    )
    .filter(([, own, rows]) => own.length > 0 || rows.length === 0)
    .map(([name, own]) => [[name], own] as const);
  return [...alike, ...single];
}

function pageName({ path, movedFrom, before, after }: PageChange): string {
  if (movedFrom !== undefined) return `${codeSpan(movedFrom)} → ${codeSpan(path)} (moved)`;
  return `${codeSpan(path)}${before === undefined ? " (new)" : after === undefined ? " (removed)" : ""}`;
}

/** Returns the changed lines of a page as list items. Counts the lines of samples, which repeat the changes in each language. */
function rowsOf({ lines, before, after }: PageChange, isWhole: boolean): readonly string[] {
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
  const counted = countedCode(code);
  return [...rows, `- ${isWhole ? indented(folded(counted, fenced(code))) : counted}`];
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

function listItem(entry: Entry, isWhole: boolean): string {
  const users = entry.operations.map((operation) => codeSpan(namedOperation(operation)));
  const told = listed(users, "operation", isWhole);
  const isFolded = told.startsWith("<");
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

/** Returns a report as one file, with the pages before and after. It runs no scripts and loads nothing. */
export function htmlReport(
  entries: readonly Entry[],
  compared: ComparedPages,
  title: string,
): string {
  const { pages, problems } = compared;
  const rows = entries.map((entry) => {
    const users = entry.operations.map((one) => html`<code>${namedOperation(one)}</code>`);
    return `<tr><td>${entry.level}</td><td>${html`${entry.place}`}</td><td>${messageHtml(entry.message)}</td><td>${users.join("<br>")}</td><td>${html`${linesOf(entry)}`}</td></tr>`;
  });
  const sections = pages.map(({ path, movedFrom, lines, before, after }) => {
    const isBoth = before !== undefined && after !== undefined;
    const { told, code } = parted(isBoth ? lines : []);
    const marks = { same: "span", removed: "del", added: "ins" };
    const items = told.map(([where, words]) => {
      const shown = words.map(
        ({ kind, text }) => `<${marks[kind]}>${html`${text}`}</${marks[kind]}>`,
      );
      return `<li>${html`${where === "" ? "" : `${where}: `}`}${shown.join("")}</li>`;
    });
    if (code.length > 0)
      items.push(
        html`<li>
          <details>
            <summary>${countedCode(code)}</summary>
            <pre>${code.join("\n")}</pre>
          </details>
        </li>`,
      );
    const frame = (name: string, page: string | undefined) => {
      if (page === undefined) return html`<p>${name}: no such page</p>`;
      const label = `${path} ${name.toLowerCase()}`;
      return html`<figure>
        <figcaption>${name}</figcaption>
        <iframe sandbox title="${label}" srcdoc="${page}"></iframe>
      </figure>`;
    };
    return `<section><h2>${html`${movedFrom === undefined ? path : `${movedFrom} → ${path}`}`}</h2><ul>${items.join("")}</ul><div class="pair">${frame("Before", before)}${frame("After", after)}</div></section>`;
  });
  const faults = problems.map((each) =>
    html`<li>${toldOf(each)}</li>`.replace(/`([^`]+)`/g, "<code>$1</code>"),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<title>${html`${title}`}</title>
<style>
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem; }
table { border-collapse: collapse; }
th, td { border: 1px solid #ccc; padding: 0.3rem 0.6rem; text-align: left; vertical-align: top; }
del { background: #fdd; }
ins { background: #dfd; text-decoration: none; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
figure { margin: 0; }
figcaption { font-weight: bold; }
iframe { width: 100%; height: 85vh; border: 1px solid #ccc; }
</style>
</head>
<body>
<h1>${html`${title}: ${summaryOf(entries, compared)}`}</h1>
${rows.length > 0 ? `<table><thead><tr><th>Level</th><th>Place</th><th>Change</th><th>Operations</th><th>Lines</th></tr></thead><tbody>${rows.join("\n")}</tbody></table>` : ""}
${faults.length > 0 ? `<h2>${unwritten}:</h2><ul>${faults.join("\n")}</ul>` : ""}
${sections.join("\n")}
</body>
</html>`;
}

function messageHtml(message: ChangeSentence): string {
  return sentenceParts(changeWords, message)
    .map((part) => (typeof part === "string" ? html`${part}` : html`<code>${part.code}</code>`))
    .join("");
}

/** Returns HTML with escaped texts. */
function html(markup: TemplateStringsArray, ...texts: readonly string[]): string {
  const safe = texts.map((text) => escapeAttribute(escapeInvisible(text)));
  return String.raw({ raw: markup }, ...safe);
}
