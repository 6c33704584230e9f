import { createContext, Script } from "node:vm";
import { validationsKey } from "../../src/shared/validation-rules";
import type { Problem } from "../errors";
import { attempt } from "../files";
import { bounds } from "./bounds";
import { asRaw, eachOnce, isRaw, join, objectsIn, text, type Place } from "./document";
import type { ProblemText } from "./problems";

interface Check extends Place<string> {
  readonly isRule: boolean;
}

/** Returns every `pattern` of a parsed file, every key of `patternProperties` and every rule across fields, once for each text. */
function checksOf(root: unknown): readonly Check[] {
  const found = new Map<string, Check>();
  const add = (value: string, pointer: string, isRule = false) =>
    found.has(value) || found.set(value, { value, pointer, isRule });
  eachOnce(root, (value, pointer) => {
    if (!isRaw(value)) return;
    const pattern = text(value["pattern"]);
    if (pattern !== undefined) add(pattern, join(pointer, "pattern"));
    const named = value["patternProperties"];
    for (const key of Object.keys(asRaw(named))) add(key, join(pointer, "patternProperties", key));
    for (const entry of objectsIn(value[validationsKey], join(pointer, validationsKey))) {
      const rule = text(entry.value["rule"]);
      if (rule !== undefined) add(rule, join(entry.pointer, "rule"), true);
    }
  });
  return [...found.values()];
}

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

/** How often a check may start again because the machine was busy. */
const maxTries = 8;

/** Patterns, as `RegExp.source` writes them, and rules across fields under a time limit. */
export interface TimeLimit {
  readonly costly: Set<string>;
  /** Those that were given up. */
  readonly slow: Set<string>;
}

/** Returns the patterns and rules of a parsed file that may take long. */
export function costlyChecks(root: unknown): readonly string[] {
  return checksOf(root).flatMap(({ value, isRule }) => {
    const isCostlyCheck = isRule ? loops.test(value) : isCostly(value);
    return isCostlyCheck ? [isRule ? value : sourceOf(value)] : [];
  });
}

/** Returns a pattern as `RegExp.source` writes it. */
function sourceOf(pattern: string): string {
  return attempt(() => new RegExp(pattern, "u").source) ?? pattern;
}

/** Warns of patterns and rules of a parsed file that were given up. */
export function slowProblems(
  root: unknown,
  slow: ReadonlySet<string>,
  problemAt: (pointer: string, what: ProblemText) => Problem,
): readonly Problem[] {
  return checksOf(root)
    .filter(({ value, isRule }) => slow.has(isRule ? value : sourceOf(value)))
    .map(({ value, pointer, isRule }) =>
      problemAt(pointer, {
        rule: isRule ? "validation" : "schema-pattern",
        severity: "warning",
        message: `Examples were not checked against the ${isRule ? "rule" : `pattern ${value}`}: one took more than ${bounds.checkMilliseconds} ms.`,
        remedy: isRule
          ? "Rewrite it with fewer loops inside one another: the mock server and readers' browsers give it up as well."
          : "Rewrite it so that its repetitions do not overlap: it slows down everyone who validates with it.",
      }),
    );
}

/** What {@link withTimeLimit} replaces. */
let limited = <T>(_check: string, compute: () => T, _otherwise: T): T => compute();

/** Calls a function that evaluates a rule across fields; inside {@link withTimeLimit}, returns `otherwise` if that takes too long. */
export function inTime<T>(rule: string, evaluate: () => T, otherwise: T): T {
  return limited(rule, evaluate, otherwise);
}

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
  const context = createContext({ compute: undefined });
  const script = new Script("compute()");
  const timeout = bounds.checkMilliseconds;
  const within = <V>(check: string, compute: () => V, otherwise: V): V => {
    if (!costly.has(check)) return compute();
    if (slow.has(check) || slow.size >= bounds.slowChecks) return otherwise;
    const before = process.cpuUsage();
    for (let tries = 0; tries < maxTries; tries++)
      try {
        context["compute"] = compute;
        return script.runInContext(context, { timeout }) as V;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
        // On a busy machine, other processes may have used that time.
        const { user, system } = process.cpuUsage(before);
        if (user + system >= timeout * 500) break;
      }
    slow.add(check);
    return otherwise;
  };
  const { test } = RegExp.prototype;
  const around = limited;
  limited = within;
  // oxlint-disable-next-line no-extend-native -- the validator creates its own expressions and offers no other hook
  RegExp.prototype.test = function bounded(this: RegExp, value: string) {
    return within(this.source, () => test.call(this, value), true);
  };
  try {
    return await work();
  } finally {
    limited = around;
    // oxlint-disable-next-line no-extend-native -- restored
    RegExp.prototype.test = test;
  }
}
