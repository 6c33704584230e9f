import type { ValidationRule } from "../shared/validation-rules";
import type { PlainCondition } from "../view/conditions";
import type { JsonValue } from "../view/types";
import type { CheckWords } from "./words";

/** Keywords of JSON Schema 2020-12 that apply to a value alone, and the words for them in its row. */
export interface ValueRule {
  readonly text: string;
  readonly keywords: Readonly<Record<string, unknown>>;
}

/** A list of pairs instead of an object, because a name may be `__proto__`. */
export type Named<T> = readonly (readonly [name: string, value: T])[];

/** A schema of a request body, which the build compiles from the rows of the page. */
export interface CheckedSchema {
  /** In order of importance: only the first rule that fails is reported, because the others would add nothing. */
  readonly rules?: readonly ValueRule[];
  /** Rules across fields, for values with no other mistake. */
  readonly validations?: readonly ValidationRule[];
  readonly nullable?: boolean;
  /** Only the server sets it. */
  readonly readOnly?: boolean;
  /** Name of a schema in {@link RequestCheck.schemas}. */
  readonly ref?: string;
  /** A valid text. */
  readonly example?: string;
  /** Schemas that apply to the same value. */
  readonly allOf?: readonly CheckedSchema[];
  readonly required?: readonly string[];
  readonly properties?: Named<CheckedSchema>;
  /** By regular expression. */
  readonly patternProperties?: Named<CheckedSchema>;
  readonly additionalProperties?: CheckedSchema;
  /** No other properties are allowed. */
  readonly closed?: boolean;
  readonly prefixItems?: readonly CheckedSchema[];
  readonly items?: CheckedSchema;
  readonly unions?: readonly CheckedUnion[];
  readonly conditions?: readonly CheckedCondition[];
}

export interface CheckedUnion {
  readonly mode: "oneOf" | "anyOf";
  /** Its number among the unions of this mode, from 2 on. */
  readonly number?: number | undefined;
  /** Name of the property whose value selects the variant. */
  readonly discriminator?: string | undefined;
  readonly variants: readonly CheckedVariant[];
}

export interface CheckedVariant {
  /** As the page names it. */
  readonly label: string;
  /** The last part of its id. */
  readonly branch: string;
  /** Values of the discriminator that select it; absent: any other one. */
  readonly values?: readonly string[] | undefined;
  readonly schema: CheckedSchema;
}

/** A schema that applies under a condition, or to names or items. */
export type CheckedCondition = {
  readonly schema: CheckedSchema;
  readonly text: string;
} & (
  | {
      readonly keyword: "if";
      readonly then?: CheckedSchema | undefined;
      readonly else?: CheckedSchema | undefined;
    }
  | { readonly keyword: Exclude<PlainCondition, "if" | "then" | "else" | "contentSchema"> }
  | { readonly keyword: "dependentSchemas"; readonly property: string }
  | { readonly keyword: "contains"; readonly least: number; readonly most?: number | undefined }
);

/** What a page needs to check the body of its request. */
export interface RequestCheck {
  /** The words that the reader is told its results in; absent: those in English. */
  readonly words?: CheckWords;
  /** Prefix of the ids of the body's rows. */
  readonly at: string;
  readonly schema: CheckedSchema;
  /** The named schemas that it refers to, each with the path of its page. */
  readonly schemas: Named<{ readonly path?: string | undefined; readonly schema: CheckedSchema }>;
  /** Ids of the variants that the page shows; they are preferred if a body fits several variants equally badly. */
  readonly shown?: readonly string[];
  /** Whether the body is a form, with its fields given as JSON. */
  readonly isForm?: boolean;
  /** Whether a schema has rules across fields, whose evaluation is loaded separately. */
  readonly hasValidations?: boolean;
  /** Patterns that browsers cannot compile. */
  readonly unchecked?: readonly string[];
}

/** From the root of the value: names and positions. */
export type ValuePath = readonly (string | number)[];

/** The place where the site shows a rule. */
export interface RulePlace {
  /** Id of the row, if it is on this page. */
  readonly id: string;
  /** Path and id on the page of the innermost named schema. */
  readonly elsewhere?: string | undefined;
}

/** One mistake. */
export type Fault = {
  readonly path: ValuePath;
  readonly place: RulePlace;
} & (
  | { readonly kind: "missing" | "readOnly"; readonly name: string }
  | { readonly kind: "unknown"; readonly name: string; readonly suggestion?: string | undefined }
  | {
      readonly kind: "rule";
      /** What is allowed, in a few words. */
      readonly text: string;
      /** Whether the text is the sentence of a rule across fields. */
      readonly isSentence?: boolean;
      /** A valid value, for a pattern. */
      readonly example?: string | undefined;
      readonly suggestion?: string | undefined;
      /** Whether the value would be a valid time if it had a time zone. */
      readonly lacksZone?: boolean;
    }
  /** Several variants of a `oneOf` match. */
  | { readonly kind: "several"; readonly labels: readonly string[] }
);

/** A variant as the page names it, and the id of its panel. */
export interface ChosenVariant {
  readonly label: string;
  readonly id: string;
}

export type CheckResult =
  /** The text is not JSON; `code` is jsonc-parser's. */
  | {
      readonly kind: "syntax";
      readonly code: number;
      readonly line: number;
      readonly column: number;
    }
  | {
      readonly kind: "checked";
      /** In the order of the lines; only the first ones if there are very many. */
      readonly faults: readonly (Fault & { readonly line: number })[];
      /** Number of all mistakes. */
      readonly mistakes: number;
      /** The variants that the body was compared with, from outside in. */
      readonly variants: readonly ChosenVariant[];
      /** Whether rules across fields were not checked, because that would take too long. */
      readonly isWithoutRules?: boolean;
    };

export type { JsonValue };
