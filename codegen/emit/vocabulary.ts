import { singlePageKinds } from "../../src/shared/page-kinds";

/**
 * Names that generated modules import from `openapi-tsx-docs/reference`, and that generated identifiers therefore avoid. A test compares the list
 * with the exports of `src/reference`.
 */
export const vocabulary: readonly string[] = [
  "A",
  "CodeBlock",
  "Heading",
  "NamedSchema",
  "OperationPage",
  "OverviewPage",
  "Table",
  "WebhookPage",
  ...singlePageKinds.map((kind) => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Page`),
];
