import { styleText } from "node:util";
import { structuredPatch } from "diff";
import type { Problem } from "./errors";
import type { Plan } from "./output/reconcile";

/** Writes text with or without terminal colours. */
export type Paint = (style: "bold" | "dim" | "red" | "yellow" | "green", text: string) => string;

/** @param colour false leaves every text as it is */
export function painter(colour: boolean): Paint {
  return (style, text) => (colour ? styleText(style, text, { validateStream: false }) : text);
}

/** Warnings of one rule that are told in full: more of them would push the others off the screen. */
const maxOfKind = 10;

/** All problems, each as place, rule, message, code frame and next step. Of many warnings of one rule, the first and how many more. */
export function reportProblems(problems: readonly Problem[], paint: Paint): string {
  const ofKind = new Map<string, number>();
  const told = problems.filter(({ rule, severity }) => {
    if (severity === "error") return true;
    ofKind.set(rule, (ofKind.get(rule) ?? 0) + 1);
    return (ofKind.get(rule) ?? 0) <= maxOfKind;
  });
  const untold = [...ofKind]
    .filter(([, times]) => times > maxOfKind)
    .map(([rule, times]) => `… and ${times - maxOfKind} more of this kind: ${rule}`);
  const blocks = told.map((problem) => {
    const place = `${printable(problem.file)}:${problem.line}:${problem.column}`;
    const kind = problem.severity === "error" ? paint("red", "error") : paint("yellow", "warning");
    return [
      `${paint("bold", place)}  ${kind}  ${paint("dim", problem.rule)}`,
      `  ${printable(problem.message)}`,
      ...(problem.frame === ""
        ? []
        : ["", indent(printable(problem.frame.replace(/\n+$/, ""))), ""]),
      `  ${paint("green", "→")} ${problem.remedy}`,
    ].join("\n");
  });
  return [...blocks, ...untold].join("\n\n");
}

/** `3 errors, 1 warning`. */
export function count(problems: readonly Problem[]): string {
  const of = (severity: Problem["severity"]) =>
    problems.filter((problem) => problem.severity === severity).length;
  return [plural(of("error"), "error"), plural(of("warning"), "warning")]
    .filter((text) => !text.startsWith("0 "))
    .join(", ");
}

/** `1 file`, `2 files`. */
export function plural(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

const maxNamed = 10;

/** The files that a run has written or removed, one in a line; empty when there are none, or too many to read. */
export function changedFiles({ write, remove }: Plan, paint: Paint): string {
  if (write.length + remove.length > maxNamed) return "";
  const line = (name: string, verb: string) => `  ${name} ${paint("dim", verb)}\n`;
  return [
    ...write.map((name) => line(name, "written")),
    ...remove.map((name) => line(name, "removed")),
  ].join("");
}

const maxFiles = 20;
const maxDiffLines = 40;

/**
 * What is stale: the command that mends it, the files, and the beginning of the difference.
 *
 * @param before the present text of a file, by path; nothing when it is missing
 * @param after the wanted text of a file, by path
 */
export function reportStale(
  plan: Plan,
  command: string,
  before: (name: string) => string | undefined,
  after: (name: string) => string,
  paint: Paint,
): string {
  const stale = [
    ...plan.write.map((name) => ({
      name,
      verb: before(name) === undefined ? "missing" : "differs",
    })),
    ...plan.remove.map((name) => ({ name, verb: "no longer wanted" })),
  ];
  const listed = stale
    .slice(0, maxFiles)
    .map(({ name, verb }) => `  ${name} ${paint("dim", verb)}`);
  const more = stale.length > maxFiles ? [`  … and ${stale.length - maxFiles} more`] : [];
  const diff = plan.write
    .filter((name) => before(name) !== undefined)
    .flatMap((name) => diffLines(name, before(name) ?? "", after(name), paint));
  const cut =
    diff.length > maxDiffLines
      ? [...diff.slice(0, maxDiffLines), paint("dim", `… ${diff.length - maxDiffLines} more lines`)]
      : diff;
  return [
    `The generated files are stale. Run: ${paint("bold", command)}`,
    "",
    ...listed,
    ...more,
    ...(cut.length > 0 ? ["", paint("dim", "- on the disk, + wanted"), ...cut] : []),
  ].join("\n");
}

function diffLines(name: string, before: string, after: string, paint: Paint): readonly string[] {
  const { hunks } = structuredPatch(name, name, before, after, "", "", { context: 2 });
  return [
    paint("bold", name),
    ...hunks.flatMap((hunk) => [
      paint("dim", `@@ line ${hunk.oldStart} @@`),
      ...hunk.lines.map((line) =>
        line.startsWith("+")
          ? paint("green", printable(line))
          : line.startsWith("-")
            ? paint("red", printable(line))
            : printable(line),
      ),
    ]),
  ];
}

function indent(text: string): string {
  return text
    .split("\n")
    .map((line) => (line === "" ? line : `  ${line}`))
    .join("\n");
}

/** Text of the document must not drive the terminal: control characters become visible, tabs and line ends stay. */
function printable(text: string): string {
  return text.replace(
    /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200B-\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
