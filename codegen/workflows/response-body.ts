import { tokensOf } from "../document/document";
import { lookUp } from "../model/schema-members";
import type { MediaType, Operation, SchemaIndex } from "../model/types";
import type { WorkflowReport } from "./report";

/** Returns the JSON body of the response that samples expect. */
export function successBody({ responses }: Operation): MediaType | undefined {
  const success = responses.find(({ status }) => status.startsWith("2"));
  return success?.content.find(({ type }) => /[/+]json\b/i.test(type));
}

/** Returns the target of a pointer into a response body; reports an error if there is none. @param at location of the pointer */
export function findInBody(
  operation: Operation,
  target: string,
  at: string,
  schemas: SchemaIndex,
  report: WorkflowReport,
): ReturnType<typeof lookUp> | undefined {
  const body = successBody(operation);
  const found = body && lookUp(body.schema, tokensOf(`#${target}`), schemas);
  if (found && !found.missing) return found;
  report.error(
    at,
    found?.missing?.message ?? "The response of the operation has no JSON body.",
    "Point to something that the response schema has.",
    found?.missing?.suggest,
  );
  return undefined;
}
