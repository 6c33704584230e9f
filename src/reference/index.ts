/** The exports for generated modules: pages, the components of prose, and types. */
export { A } from "./A";
export { CodeBlock } from "./CodeBlock";
export { ChangelogPage } from "./changelog/ChangelogPage";
export { ComparePage } from "./compare/ComparePage";
export { ErrorsPage } from "./errors/ErrorsPage";
export { Heading } from "./Heading";
export type { ApiChanges, ApiNavigation } from "./navigation";
export { OperationPage } from "./OperationPage";
export { OverviewPage } from "./overview/OverviewPage";
export type {
  NamedSchema,
  OperationPageFor,
  Parameters,
  SampleTemplates,
  Schemes,
  Shared,
  SharedResponses,
  Workflow,
} from "./types";
export { RulesPage } from "./rules/RulesPage";
export { WebhookPage } from "./WebhookPage";
export { Table } from "../ui/Table";
