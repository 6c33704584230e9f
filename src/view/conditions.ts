/** The keywords that apply another schema, with their names in ids. */
export const branchNames = {
  if: "if",
  then: "then",
  else: "else",
  not: "not",
  dependentSchemas: "when",
  contains: "contains",
  propertyNames: "propertynames",
  contentSchema: "content",
} as const;

/** A keyword that applies another schema. */
export type ConditionKeyword = keyof typeof branchNames;
