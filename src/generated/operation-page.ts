// Generated from openapi/training-provider.yaml#/paths. Run `npm run codegen`; do not edit.
import { OperationPage as Page, type OperationPageFor } from "openapi-tsx-docs/reference";
import type { paths } from "./schema";

/** `OperationPage`, restricted to the paths and methods of this document. */
export const OperationPage: OperationPageFor<paths> = Page;
