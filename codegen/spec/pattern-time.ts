import { createContext, Script } from "node:vm";
import { bounds } from "./bounds";
import { asRaw, eachOnce, isRaw, join, text, type Place } from "./document";

/** Every `pattern` of a parsed file, and every key of `patternProperties`, once for each text. */
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
 * Whether comparing with a pattern may take more than one step for each letter: a repeated group, or two endless repetitions of
 * which either may take what the other leaves.
 */
export function isCostly(pattern: string): boolean {
  const bare = pattern.replace(/\\./gs, "x").replace(/\[[^\]]*\]/g, "x");
  return /\)[*+{]/.test(bare) || (bare.match(/[*+]|\{\d*,\}/g) ?? []).length > 1;
}

/** Patterns under a time limit, as `RegExp.source` writes them. */
export interface CostlyPatterns {
  readonly all: Set<string>;
  /** Those that have been given up. */
  readonly slow: Set<string>;
}

/**
 * Does work in which values are compared with patterns of a document, and gives up a comparison that takes longer than
 * {@link bounds} allows: the value then counts as a match. (`^(a+)+$` takes hours for forty letters; the validator has no bound.)
 *
 * @param patterns what is watched; what is given up goes into `slow`
 */
export async function withPatternTime<T>(
  { all, slow }: CostlyPatterns,
  work: () => Promise<T>,
): Promise<T> {
  const context = createContext({ compare: undefined });
  const script = new Script("compare()");
  const timeout = bounds.patternMilliseconds;
  const within = (pattern: string, compare: () => boolean): boolean => {
    if (slow.has(pattern) || slow.size >= bounds.slowPatterns) return true;
    context["compare"] = compare;
    const before = process.cpuUsage();
    try {
      return script.runInContext(context, { timeout }) === true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
      // On a busy machine others may have had that time.
      const { user, system } = process.cpuUsage(before);
      if (user + system < timeout * 500) return within(pattern, compare);
      slow.add(pattern);
      return true;
    }
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
