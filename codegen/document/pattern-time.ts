import { createContext, Script } from "node:vm";
import { attempt } from "../files";
import { bounds } from "./bounds";
import { asRaw, eachOnce, isRaw, join, text, type Place } from "./document";

/** Returns every `pattern` of a parsed file, and every key of `patternProperties`, once for each text. */
export function patternsOf(root: unknown): readonly Place<string>[] {
  const found = new Map<string, Place<string>>();
  const add = (value: string, pointer: string) =>
    found.has(value) || found.set(value, { value, pointer });
  eachOnce(root, (value, pointer) => {
    if (!isRaw(value)) return;
    const pattern = text(value["pattern"]);
    if (pattern !== undefined) add(pattern, join(pointer, "pattern"));
    const named = value["patternProperties"];
    for (const key of Object.keys(asRaw(named))) add(key, join(pointer, "patternProperties", key));
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

/** How often a match may start again because the machine was busy. */
const maxTries = 8;

/** Patterns under a time limit, as `RegExp.source` writes them. */
export interface CostlyPatterns {
  readonly all: Set<string>;
  /** The patterns that were given up. */
  readonly slow: Set<string>;
}

/** Returns the costly patterns of a parsed file. */
export function costlyPatterns(root: unknown): CostlyPatterns {
  const costly = patternsOf(root).filter(({ value }) => isCostly(value));
  return { all: new Set(costly.map(({ value }) => sourceOf(value))), slow: new Set() };
}

/** Returns a pattern as `RegExp.source` writes it. */
export function sourceOf(pattern: string): string {
  return attempt(() => new RegExp(pattern, "u").source) ?? pattern;
}

/**
 * Runs work that matches values against the patterns of a document, and stops a match that takes longer than {@link bounds} allows: the
 * value then counts as matching. (`^(a+)+$` takes hours for forty letters; the validator has no limit.)
 *
 * @param patterns the patterns to watch; those given up are added to `slow`
 */
export async function withPatternTime<T>(
  { all, slow }: CostlyPatterns,
  work: () => Promise<T>,
): Promise<T> {
  if (all.size === 0) return work();
  const timeout = bounds.patternMilliseconds;
  const inTime = createTimer(timeout);
  const within = (pattern: string, compare: () => boolean): boolean => {
    if (slow.has(pattern) || slow.size >= bounds.slowPatterns) return true;
    const before = process.cpuUsage();
    for (let tries = 0; tries < maxTries; tries++) {
      const result = inTime(compare);
      if (result !== stopped) return result;
      // On a busy machine, other processes may have used that time.
      const { user, system } = process.cpuUsage(before);
      if (user + system >= timeout * 500) break;
    }
    slow.add(pattern);
    return true;
  };
  const { test } = RegExp.prototype;
  // oxlint-disable-next-line no-extend-native -- the validator creates its own expressions and offers no other hook
  RegExp.prototype.test = function bounded(this: RegExp, value: string) {
    const compare = () => test.call(this, value);
    return all.has(this.source) ? within(this.source, compare) : compare();
  };
  try {
    return await work();
  } finally {
    // oxlint-disable-next-line no-extend-native -- restored
    RegExp.prototype.test = test;
  }
}
