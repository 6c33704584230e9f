import { styleText } from "node:util";
import { structuredPatch } from "diff";
import type { Problem } from "./errors";
import { escapeInvisible } from "./invisible";
import type { WritePlan } from "./output/reconcile";

/** Styles text for a terminal. */
export type Paint = (
  style: "bold" | "dim" | "red" | "yellow" | "green" | "cyan",
  text: string,
) => string;

/** @param color false leaves all text unstyled */
export function painter(color: boolean): Paint {
  return (style, text) => (color ? styleText(style, text, { validateStream: false }) : text);
}

const colors = { error: "red", warning: "yellow", note: "cyan" } as const;

/** Maximum number of problems to show per rule: more warnings would hide others, and more errors usually have one cause. */
const maxOfKind = { error: 100, warning: 10, note: 10 } as const;

/** Lists problems with location, rule, message, code frame and next step; for many of one rule, the first ones and a count of the rest. */
export function reportProblems(problems: readonly Problem[], paint: Paint): string {
  const ofKind = new Map<string, { readonly rule: string; readonly most: number; times: number }>();
  const shown = problems.filter(({ rule, severity }) => {
    const kind = ofKind.get(`${severity} ${rule}`) ?? { rule, most: maxOfKind[severity], times: 0 };
    kind.times += 1;
    ofKind.set(`${severity} ${rule}`, kind);
    return kind.times <= kind.most;
  });
  const omitted = [...ofKind.values()]
    .filter(({ times, most }) => times > most)
    .map(({ rule, times, most }) => `… and ${times - most} more of this kind: ${rule}`);
  const blocks = shown.map((problem) => {
    const place = `${escapeInvisible(problem.file)}:${problem.line}:${problem.column}`;
    const kind = paint(colors[problem.severity], problem.severity);
    return [
      `${paint("bold", place)}  ${kind}  ${paint("dim", problem.rule)}`,
      `  ${escapeInvisible(problem.message)}`,
      ...(problem.frame === ""
        ? []
        : ["", indent(escapeInvisible(problem.frame.replace(/\n+$/, ""))), ""]),
      `  ${paint("green", "→")} ${problem.remedy}`,
    ].join("\n");
  });
  return [...blocks, ...omitted].join("\n\n");
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

/** Lists the files that a run has written or removed, one per line; empty if there are more than {@link maxNamed}. */
export function changedFiles({ write, remove }: WritePlan, paint: Paint): string {
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
 * Reports stale files: the command to run, the files, and the first lines of the diff.
 *
 * @param before returns the current text of a file, or `undefined` if it is missing
 * @param after returns the expected text of a file
 */
export function reportStale(
  plan: WritePlan,
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
  return text.replace(/^(?=.)/gm, "  ");
}
