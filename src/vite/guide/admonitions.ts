import { didYouMean } from "../../config/did-you-mean";
import { escapeAttribute } from "../../shared/html";
import { SiteError, throwAll } from "../errors";

/** The admonitions that `<Note>` stands for; `<Warning>` stands for the others. */
const notes = ["note", "tip", "info"];
const kinds = [...notes, "warning", "caution", "danger"];

/** The beginning or end of code or of an admonition, perhaps in a quote or list. */
const mark = /^((?:[ \t>]|(?:[-*+]|\d+[.)])[ \t])*)(`{3,}(?!.*`)|~{3,}|:{3,})([^]*)$/;

/**
 * Writes admonitions, `:::note[Title]` to `:::`, as the components that they stand for. All lines keep their numbers.
 *
 * @throws {SiteError | SiteErrors} every admonition that is unknown, malformed or not closed
 */
export function writeAdmonitions(source: string, file: string): string {
  const mistakes: SiteError[] = [];
  const open: { readonly component: string; readonly unclosed?: SiteError }[] = [];
  let fence = "";
  const lines = source.split("\n").map((line, index) => {
    const [, before = "", sign = "", after = ""] = mark.exec(line) ?? [];
    const text = after.trim();
    if (!sign.startsWith(":")) {
      if (fence === "") fence = sign;
      else if (sign.startsWith(fence) && text === "") fence = "";
    }
    if (fence !== "" || !sign.startsWith(":")) return line;
    const mistake = (reason: string, remedy: string) =>
      new SiteError(reason, remedy, { file, line: index + 1, column: before.length + 1 });
    if (text === "") {
      const ended = open.pop();
      if (ended) return `${before}</${ended.component}>`;
      mistakes.push(mistake(`\`${sign}\` closes nothing`, "Remove it, or write `:::note` above."));
      return line;
    }
    const [, name = "", label, words] = /^([\w-]+)(?:\[(.*)\]|\s+([^[{].*))?$/.exec(text) ?? [];
    if (!kinds.includes(name)) {
      const remedy =
        (name !== "" && didYouMean(name, kinds)) ||
        `Write \`:::note\` or \`:::note[Title]\`; the kinds are ${kinds.join(", ")}.`;
      mistakes.push(mistake(`\`${sign}${text}\` does not begin an admonition`, remedy));
      open.push({ component: "" });
      return line;
    }
    const title = label ?? words;
    const component = notes.includes(name) ? "Note" : "Warning";
    const reason = `the \`${sign}${name}\` that begins here is never closed`;
    open.push({ component, unclosed: mistake(reason, `Write a line \`${sign}\` below it.`) });
    return `${before}<${component}${title ? ` title="${escapeAttribute(title)}"` : ""}>`;
  });
  throwAll([...mistakes, ...open.flatMap(({ unclosed }) => unclosed ?? [])]);
  return lines.join("\n");
}
