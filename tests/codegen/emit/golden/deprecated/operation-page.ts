// Generated from tests/fixtures/specs/deprecated.yaml#/paths. Run `npm run codegen`; do not edit.
import { OperationPage as Page, type OperationPageFor } from "@reference";
import type { paths } from "./schema";

/** `OperationPage` for the operations of this document alone: method and path come from its `paths`. */
export const OperationPage: OperationPageFor<paths> = Page;
