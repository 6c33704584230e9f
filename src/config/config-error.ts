import { z } from "zod";

import { didYouMean, nearest } from "./did-you-mean";

/** One mistake in the configuration. */
export interface ConfigIssue {
  /** Where: `navbar.items[1].type`. */
  readonly field: string;
  /** Absent: the field does not exist. */
  readonly expected?: string;
  /** Absent: the field is missing. */
  readonly found?: string;
  readonly hint: string;
}

/** An error in the configuration. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
  constructor(readonly issues: readonly ConfigIssue[]) {
    super(issues.map(issueText).join("\n"));
  }
}

/** Describes a mistake, without the hint and the place. */
export function issueText({ field, expected, found }: ConfigIssue): string {
  if (expected === undefined) return `unknown field \`${field}\``;
  const isThere = found !== undefined;
  return `${field}: expected ${expected}${isThere ? `, found ${found}` : "; the field is missing"}`;
}

/** Lists the known fields in issues about unknown fields, for {@link toConfigIssues}. */
export const named: z.core.ParseContext<z.core.$ZodIssue> = {
  error: ({ code, inst }) =>
    code === "unrecognized_keys" && inst instanceof z.ZodObject
      ? Object.keys(inst.shape).join()
      : undefined,
};

/**
 * Converts Zod's issues to the words of this project.
 *
 * @param issues of a check with {@link named}
 */
export function toConfigIssues(
  issues: readonly z.core.$ZodIssue[],
  input: unknown,
): readonly ConfigIssue[] {
  const unknown = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => {
          const around = valueAt(input, issue.path) as object;
          const known = issue.message.split(",").filter((name) => !(name in around));
          const near = nearest(key, known);
          return {
            field: fieldName([...issue.path, key]),
            hint: didYouMean(key, known) || "Remove it, or check its spelling.",
            meant: near && fieldName([...issue.path, near]),
            place: fieldName(issue.path),
          };
        })
      : [],
  );
  const others = issues.flatMap((issue): readonly ConfigIssue[] => {
    if (issue.code === "unrecognized_keys") return [];
    const field = fieldName(issue.path);
    const value = valueAt(input, issue.path);
    // A misspelled field is one mistake, although the field is missing, too, and a rule of the object may fail because of it.
    const isRule = issue.code === "custom";
    if (unknown.some(({ meant, place }) => meant === field || (isRule && meant && place === field)))
      return [];
    if (value === undefined && issue.path.length > 0)
      return [{ field, expected: expectedOf(issue), hint: "Add the field." }];
    const found = show(value);
    const isText = issue.code === "invalid_type" && issue.expected === "string";
    const isBare = isText && /^-?\d|^true$|^false$/.test(found);
    const hint = isBare
      ? "Put it in quotes."
      : didYouMean(String(value), choicesOf(issue).map(String));
    return [{ field, expected: expectedOf(issue), found, hint }];
  });
  return [...others, ...unknown.map(({ field, hint }) => ({ field, hint }))];
}

function choicesOf(issue: z.core.$ZodIssue): readonly unknown[] {
  // A union discriminated by `type` fails because of its `type`; any other union explains itself in its message.
  if (issue.code === "invalid_union" && "options" in issue) return issue.options ?? [];
  return issue.code === "invalid_value" ? issue.values : [];
}

function expectedOf(issue: z.core.$ZodIssue): string {
  const choices = choicesOf(issue);
  if (choices.length > 0) return choices.map((value) => JSON.stringify(value)).join(" or ");
  if (issue.code === "invalid_type") return article(issue.expected);
  return issue.code === "too_small" ? least(issue) : issue.message;
}

function least(issue: z.core.$ZodIssueTooSmall): string {
  if (issue.origin === "string") return "a string that is not empty";
  if (issue.origin === "array") return `at least ${issue.minimum} item`;
  return `a number greater than ${issue.minimum}`;
}

function article(type: string): string {
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}

function fieldName(path: readonly PropertyKey[]): string {
  const name = path
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`))
    .join("");
  return name === "" ? "the configuration" : name.replace(/^\./, "");
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, part) =>
      typeof value === "object" && value !== null
        ? (value as Record<PropertyKey, unknown>)[part]
        : undefined,
    input,
  );
}

/** Returns a value as errors show it. */
export function show(value: unknown): string {
  if (value === undefined) return "nothing";
  const shown = typeof value === "function" ? "a function" : JSON.stringify(value);
  return shown.length > 60 ? `${shown.slice(0, 57)}…` : shown;
}
