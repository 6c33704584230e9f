/**
 * Names that generated modules import from `@reference`, and that generated identifiers therefore avoid. A test compares the list
 * with the exports of `src/reference`.
 */
export const vocabulary = [
  "A",
  "ChangelogPage",
  "CodeBlock",
  "ErrorsPage",
  "Heading",
  "NamedSchema",
  "OperationPage",
  "OverviewPage",
  "Table",
  "WebhookPage",
] as const;
