/**
 * The components and types that generated modules import from `@reference`; generated identifiers avoid these names. A test compares
 * the list with generated modules.
 */
export const vocabulary = [
  "A",
  "ApiNavigation",
  "CodeBlock",
  "ErrorsPage",
  "Heading",
  "NamedSchema",
  "OperationPage",
  "OperationPageFor",
  "OverviewPage",
  "Samples",
  "SchemaPage",
  "Server",
  "Table",
  "WebhookPage",
] as const;
