import { styleText } from "node:util";
import { structuredPatch } from "diff";
import type { Problem } from "./errors";
import { escapeInvisible } from "./invisible";
import type { Plan } from "./output/reconcile";

/** Writes text with or without terminal colours. */
export type Paint = (
  style: "bold" | "dim" | "red" | "yellow" | "green" | "cyan",
  text: string,
) => string;

/** @param colour false leaves every text as it is */
export function painter(colour: boolean): Paint {
  return (style, text) => (colour ? styleText(style, text, { validateStream: false }) : text);
}

const colours = { error: "red", warning: "yellow", note: "cyan" } as const;

/** How many problems of one rule are shown: more warnings would push others off the screen, and more errors have one cause. */
const maxOfKind = { error: 100, warning: 10, note: 10 } as const;

/** All problems, each as place, rule, message, code frame and next step. Of many of one rule, the first and how many more. */
export function reportProblems(problems: readonly Problem[], paint: Paint): string {
  const ofKind = new Map<string, { readonly rule: string; readonly most: number; times: number }>();
  const told = problems.filter(({ rule, severity }) => {
    const kind = ofKind.get(`${severity} ${rule}`) ?? { rule, most: maxOfKind[severity], times: 0 };
    kind.times += 1;
    ofKind.set(`${severity} ${rule}`, kind);
    return kind.times <= kind.most;
  });
  const untold = [...ofKind.values()]
    .filter(({ times, most }) => times > most)
    .map(({ rule, times, most }) => `… and ${times - most} more of this kind: ${rule}`);
  const blocks = told.map((problem) => {
    const place = `${escapeInvisible(problem.file)}:${problem.line}:${problem.column}`;
    const kind = paint(colours[problem.severity], problem.severity);
    return [
      `${paint("bold", place)}  ${kind}  ${paint("dim", problem.rule)}`,
      `  ${escapeInvisible(problem.message)}`,
      ...(problem.frame === ""
        ? []
        : ["", indent(escapeInvisible(problem.frame.replace(/\n+$/, ""))), ""]),
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
 * What is stale: the command that updates it, the files, and the beginning of the difference.
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
    ...plan.remove.map((name) => ({ name, verb: "no longer generated" })),
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
    ...(cut.length > 0 ? ["", paint("dim", "- on disk, + generated"), ...cut] : []),
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
          ? paint("green", escapeInvisible(line))
          : line.startsWith("-")
            ? paint("red", escapeInvisible(line))
            : escapeInvisible(line),
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
