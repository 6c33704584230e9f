import { createContext, Script } from "node:vm";
import { validationsKey } from "../../src/shared/validation-rules";
import type { Problem } from "../errors";
import { attempt } from "../files";
import { bounds } from "./bounds";
import { asRaw, eachOnce, isRaw, join, objectsIn, text } from "./document";
import type { ProblemText } from "./problems";

/**
 * Whether matching a pattern may take more than one step per letter: it has a repeated group, or two unlimited repetitions that may take
 * each other's letters.
 */
export function isCostly(pattern: string): boolean {
  const bare = pattern.replace(/\\./gs, "x").replace(/\[[^\]]*\]/g, "x");
  return /\)[*+{]/.test(bare) || (bare.match(/[*+]|\{\d*,\}/g) ?? []).length > 1;
}

/** Macros and functions of an expression that may take more than one step for each part of a value. */
const loops = /\b(all|exists|exists_one|filter|map|matches)\s*\(/;

/** The result of work that was stopped. */
export const stopped = Symbol("stopped");

/** Returns a function that runs work, and stops it after a time. */
export function createTimer(milliseconds: number): <T>(work: () => T) => T | typeof stopped {
  const context = createContext({ work: undefined });
  const script = new Script("work()");
  return (work) => {
    context["work"] = work;
    try {
      return script.runInContext(context, { timeout: milliseconds }) as ReturnType<typeof work>;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ERR_SCRIPT_EXECUTION_TIMEOUT") return stopped;
      throw error;
    }
  };
}

/** How often a check may start again because the machine was busy. */
const maxTries = 8;

/** Patterns, as `RegExp.source` writes them, and rules across fields under a time limit. */
export interface TimeLimit {
  /** Each with a function that warns that it was given up. */
  readonly costly: Map<string, () => Problem>;
  /** Those that were given up. */
  readonly slow: Set<string>;
}

/** Adds the patterns and rules of a parsed file that may take long. */
export function addCostly(
  { costly }: TimeLimit,
  root: unknown,
  problemAt: (pointer: string, what: ProblemText) => Problem,
): void {
  const add = (check: string, pointer: string, rule: string, subject: string, remedy: string) => {
    const message = `Examples were not checked against the ${subject}: one took more than ${bounds.checkMilliseconds} ms.`;
    const what = { rule, severity: "warning", message, remedy } as const;
    if (!costly.has(check)) costly.set(check, () => problemAt(pointer, what));
  };
  const addPattern = (pattern: string, pointer: string) => {
    const remedy =
      "Rewrite it so that its repetitions do not overlap: it slows down everyone who validates with it.";
    const source = attempt(() => new RegExp(pattern, "u").source) ?? pattern;
    if (isCostly(pattern)) add(source, pointer, "schema-pattern", `pattern ${pattern}`, remedy);
  };
  const addRule = (rule: string, pointer: string) => {
    const remedy =
      "Rewrite it with fewer loops inside one another: the mock server and readers' browsers give it up as well.";
    if (loops.test(rule)) add(rule, pointer, "validation", "rule", remedy);
  };
  eachOnce(root, (value, pointer) => {
    if (!isRaw(value)) return;
    const pattern = text(value["pattern"]);
    if (pattern !== undefined) addPattern(pattern, join(pointer, "pattern"));
    for (const key of Object.keys(asRaw(value["patternProperties"])))
      addPattern(key, join(pointer, "patternProperties", key));
    for (const entry of objectsIn(value[validationsKey], join(pointer, validationsKey)))
      addRule(text(entry.value["rule"]) ?? "", join(entry.pointer, "rule"));
  });
}

/** Warns of patterns and rules that were given up, except those told before. */
export function slowProblems(
  { costly, slow }: TimeLimit,
  told: ReadonlySet<string> = new Set(),
): readonly Problem[] {
  return [...slow].flatMap((check) => (told.has(check) ? [] : (costly.get(check)?.() ?? [])));
}

/** Calls a function that evaluates a rule across fields; inside {@link withTimeLimit}, returns `otherwise` if that takes too long. */
export let inTime = <T>(_rule: string, evaluate: () => T, _otherwise: T): T => evaluate();

/**
 * Runs work that checks values against the patterns and rules of a document, and stops a check that takes longer than {@link bounds} allows: the
 * value then counts as valid. (`^(a+)+$` takes hours for forty letters; neither the validator nor the evaluator of rules has a limit.)
 *
 * @param limit what to watch; what is given up is added to `slow`
 */
export async function withTimeLimit<T>(
  { costly, slow }: TimeLimit,
  work: () => Promise<T>,
): Promise<T> {
  if (costly.size === 0) return work();
  const timeout = bounds.checkMilliseconds;
  const runInTime = createTimer(timeout);
  const within = <V>(check: string, compute: () => V, otherwise: V): V => {
    if (!costly.has(check)) return compute();
    if (slow.has(check) || slow.size >= bounds.slowChecks) return otherwise;
    const before = process.cpuUsage();
    for (let tries = 0; tries < maxTries; tries++) {
      const result = runInTime(compute);
      if (result !== stopped) return result;
      // On a busy machine, other processes may have used that time.
      const { user, system } = process.cpuUsage(before);
      if (user + system >= timeout * 500) break;
    }
    slow.add(check);
    return otherwise;
  };
  const { test } = RegExp.prototype;
  const around = inTime;
  inTime = within;
  // oxlint-disable-next-line no-extend-native -- the validator creates its own expressions and offers no other hook
  RegExp.prototype.test = function bounded(this: RegExp, value: string) {
    return within(this.source, () => test.call(this, value), true);
  };
  try {
    return await work();
  } finally {
    inTime = around;
    // oxlint-disable-next-line no-extend-native -- restored
    RegExp.prototype.test = test;
  }
}
