/**
 * What generated modules with generated identifiers import from `@reference`: these identifiers avoid its names. A test compares the
 * list with what `src/reference` exports.
 */
export const vocabulary = [
  "A",
  "CodeBlock",
  "ErrorsPage",
  "Heading",
  "NamedSchema",
  "OperationPage",
  "OverviewPage",
  "SchemaPage",
  "Table",
  "WebhookPage",
] as const;
