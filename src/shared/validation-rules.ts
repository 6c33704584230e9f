/**
 * The extension of Kubernetes for rules across fields, in CEL. `cel.ts` evaluates them.
 */
export const validationsKey = "x-kubernetes-validations";

/** A rule of a schema. */
export interface ValidationRule {
  /** An expression in CEL that is true for valid values; the value is `self`. */
  readonly rule: string;
  /** What it demands, for people; the expression by default. */
  readonly message: string;
  /** From `self`, the property that it is about: `.schedule.start`. */
  readonly fieldPath?: string | undefined;
}

/** Returns the rules in a value of the extension; entries without an expression are left out. */
export function rulesIn(value: unknown): readonly ValidationRule[] {
  return (Array.isArray(value) ? (value as unknown[]) : []).flatMap((entry) => {
    const { rule, message, fieldPath } = (entry ?? {}) as Readonly<Record<string, unknown>>;
    if (typeof rule !== "string") return [];
    return [
      {
        rule,
        message: typeof message === "string" ? message.trim() : rule,
        ...(typeof fieldPath === "string" && { fieldPath }),
      },
    ];
  });
}
