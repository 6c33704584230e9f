import type { z } from "zod";

/** One mistake in the configuration. */
export interface ConfigIssue {
  /** Where: `navbar.items[1].type`. */
  readonly field: string;
  readonly expected: string;
  readonly found: string;
  readonly hint: string;
}

/** The configuration is wrong. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
  constructor(readonly issues: readonly ConfigIssue[]) {
    super(issues.map(issueText).join("\n"));
  }
}

/** Returns what is wrong, without hint and place. */
export function issueText({ field, expected, found }: ConfigIssue): string {
  return `${field}: expected ${expected}, found ${found}`;
}

/** A zod issue in the words of this project; an object with several unknown fields gives several. */
export function toConfigIssues(issue: z.core.$ZodIssue, input: unknown): readonly ConfigIssue[] {
  const field = fieldName(issue.path);
  const found = show(valueAt(input, issue.path));
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => ({
        field: fieldName([...issue.path, key]),
        expected: "no such field",
        found: show(valueAt(input, [...issue.path, key])),
        hint: "Remove it, or check its spelling.",
      }));
    case "invalid_type":
      return [
        { field, expected: article(issue.expected), found, hint: typeHint(found, issue.expected) },
      ];
    default:
      return [{ field, expected: expectedOf(issue), found, hint: "" }];
  }
}

function expectedOf(issue: z.core.$ZodIssue): string {
  // A union told apart by `type` fails for its `type`; any other union explains itself in its message.
  if (issue.code === "invalid_union" && "options" in issue) return choice(issue.options ?? []);
  if (issue.code === "invalid_value") return choice(issue.values);
  return issue.code === "too_small" ? least(issue) : issue.message;
}

function least(issue: z.core.$ZodIssueTooSmall): string {
  if (issue.origin === "string") return "a text that is not empty";
  if (issue.origin === "array") return `at least ${issue.minimum} item`;
  return `a number greater than ${issue.minimum}`;
}

function article(type: string): string {
  if (type === "string") return "a text";
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}

function typeHint(found: string, expected: string): string {
  if (found === "nothing") return "Add the field.";
  if (expected === "string" && /^-?\d|^true$|^false$/.test(found)) return "Put it in quotes.";
  return "";
}

function choice(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(" or ");
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

function show(value: unknown): string {
  if (value === undefined) return "nothing";
  const shown = typeof value === "function" ? "a function" : JSON.stringify(value);
  return shown.length > 60 ? `${shown.slice(0, 57)}…` : shown;
}
