import { columnOf } from "./column";

/** The keywords that apply another schema: their names in ids, and the English words before that schema if these are fixed. */
const conditions = {
  if: { id: "if", words: "If" },
  then: { id: "then", words: "Then" },
  else: { id: "else", words: "Otherwise" },
  not: { id: "not", words: "Must not be" },
  dependentSchemas: { id: "when" },
  contains: { id: "contains" },
  propertyNames: { id: "propertynames", words: "The names of the properties must be" },
  contentSchema: { id: "content", words: "Contains, once decoded," },
} as const satisfies Readonly<Record<string, { readonly id: string; readonly words?: string }>>;

type Table = typeof conditions;

/** A keyword that applies another schema. */
export type ConditionKeyword = keyof Table;

/** A condition keyword whose words are fixed. */
export type PlainCondition = {
  [Key in ConditionKeyword]: Table[Key] extends { readonly words: string } ? Key : never;
}[ConditionKeyword];

/** The names of the keywords in ids. */
export const branchNames = columnOf(conditions, "id") as Readonly<Record<ConditionKeyword, string>>;

/** The English words of the keywords. */
export const conditionWords = columnOf(conditions, "words") as Readonly<
  Record<PlainCondition, string>
>;
