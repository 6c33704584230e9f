import path from "node:path";
import { getLineColLocation } from "@redocly/openapi-core";
import { getOrMake } from "../../get-or-make";
import { methods } from "../../keywords";
import { asRaw, asList, isRaw, text, type Raw } from "../../document/document";
import { hidingIn } from "../../document/extensions";
import { misspelledFields } from "../../suggestions";
import { type Rule, tallied, type VisitorContext, type Location } from "./rule";

/** Whether an operation lacks a field for its page, even misspelled. A callback has no page, nor has what is hidden. */
function lacks(field: string, operation: Raw, { parent, location, type }: VisitorContext): boolean {
  const isHidden = [operation, parent].some((one) => hidingIn(asRaw(one)) !== undefined);
  if (isHidden || location.pointer.includes("/callbacks/")) return false;
  return !misspelledFields(operation, Object.keys(type.properties)).has(field);
}

/** An operation without operationId, or with a space in it: its page is then named after method and path. Callbacks have no page. */
export const operationId: Rule = {
  id: "operation-id",
  remedy: "Give the operation an `operationId`: it keeps the address of its page stable.",
  check: tallied((tally) => ({
    Operation(operation, context) {
      const { location, report } = context;
      const id = text(operation["operationId"]);
      if (id && /\S\s+\S/.test(id)) {
        const message = `The operationId \`${id}\` has a space, which types and addresses made from it cannot have.`;
        const remedy = "Write it as one word, such as `listClasses`.";
        report({ message, remedy, location: location.child("operationId") });
      }
      if (id || !lacks("operationId", operation, context)) return;
      const message =
        "The operation has no `operationId`: the address of its page is made from method and path, and changes with them.";
      tally.add("", { message, location: location.key() });
    },
  })),
};

/** An operation without a summary: its page needs a title. The summary of its path counts, too. */
export const operationSummary: Rule = {
  id: "operation-summary",
  remedy: "Add a `summary` of a few words: menus, search and the page show it.",
  check: tallied((tally) => ({
    Operation(operation, context) {
      const owners = [operation, asRaw(context.parent)];
      if (owners.some((owner) => text(owner["summary"])?.trim())) return;
      if (!lacks("summary", operation, context)) return;
      const message =
        "The operation has no `summary`: its title is made from its description, or from method and path.";
      tally.add("", { message, location: context.location.key() });
    },
  })),
};

/** A summary that another operation of the same tag has: menu and search show both alike. */
export const operationSummaryUnique: Rule = {
  id: "operation-summary-unique",
  remedy: "Say in the summary what is different.",
  check: () => {
    const known = new Map<string, string>();
    return {
      Operation({ operationId: id, summary, tags }, { location, report }) {
        if (typeof summary !== "string" || location.pointer.includes("/callbacks/")) return;
        const key = JSON.stringify([summary.trim().toLowerCase(), asList(tags)[0]]);
        const first = known.get(key);
        if (first === undefined)
          return void known.set(key, text(id) ?? location.pointer.replace("#/paths/", ""));
        const message = `The summary \`${summary}\` is also used by \`${first}\`.`;
        report({ message, location: location.child("summary") });
      },
    };
  },
};

/** An operation without `responses`, which only 3.1 and 3.2 allow, or with an empty one, which no version allows (OpenAPI 3.1, 4.8.16). */
export const operationResponses: Rule = {
  id: "operation-responses",
  remedy: "Describe at least the response of a successful call.",
  check: () => ({
    Operation(operation, { location, type, specVersion, report }) {
      const { responses } = operation;
      if (isRaw(responses) && Object.keys(responses).length === 0)
        report({
          message: "`responses` is empty.",
          location: location.child("responses").key(),
          forceSeverity: "error",
        });
      // Earlier versions require them.
      else if (
        responses === undefined &&
        /^oas3_[12]$/.test(specVersion) &&
        !misspelledFields(operation, Object.keys(type.properties)).has("responses")
      )
        report({
          message: "The operation has no `responses`: its page cannot say what a call returns.",
          location: location.key(),
        });
      else if (isRaw(responses) && Object.keys(responses).every((status) => /^[45]/.test(status)))
        report({
          message: "The operation has only responses for failed calls.",
          location: location.child("responses").key(),
        });
    },
  }),
};

/** A status that HTTP does not have (RFC 9110, 15), or a range in lowercase (OpenAPI 3.1, 4.8.16.2). */
export const responseStatus: Rule = {
  id: "response-status",
  remedy: "Write a status from 100 to 599, or a range such as `2XX`.",
  check: () => ({
    Responses(responses, { location, report }) {
      for (const status of Object.keys(responses))
        if (/^\d[\dx]{2}$/i.test(status) && !/^[1-5](\d\d|XX)$/.test(status))
          report({
            message: `\`${status}\` is not an HTTP status.`,
            location: location.child([status]).key(),
          });
    },
  }),
};

/** Reduces a name to what counts in addresses, on disks and in types, where case and separators make no difference. */
export function bareId(id: string): string {
  return id.replace(/[\s_./:-]+/g, "").toLowerCase() || id;
}

/** An operationId that another operation has (OpenAPI 3.1, 4.8.10), or that differs only in case or separators, which is legal. */
export const operationIdUnique: Rule = {
  id: "operation-operationId-unique",
  severity: "error",
  remedy: "Give each operation an operationId of its own: it names the page.",
  check: () => {
    const known = new Map<string, { readonly id: string; readonly at: Location }>();
    return {
      Operation(operation, { location, report }) {
        const id = text(operation["operationId"]);
        if (id === undefined || id === "") return;
        const at = location.child("operationId").key();
        const first = getOrMake(known, bareId(id), () => ({ id, at }));
        if (first.at === at) return;
        const file =
          first.at.source === at.source ? "" : ` of ${path.basename(first.at.source.absoluteRef)}`;
        const place = `line ${getLineColLocation(first.at).start.line}${file}`;
        const message = `The operationId ${id} is already used on ${place}.`;
        if (first.id === id) return report({ message, location: at });
        report({
          message: `The operationId ${id} differs only in case or separators from ${first.id} on ${place}: the addresses and types of both change and get a hash.`,
          location: at,
          forceSeverity: "warn",
        });
      },
    };
  },
};

/** Methods that samples can write without quoting, even in a shell; more characters are legal (RFC 9110, 5.6.2) but unused. */
const method = /^[A-Za-z][A-Za-z0-9_-]*$/;

/** A key of `additionalOperations` that is not a method, or is a method with its own field (OpenAPI 3.2, 4.9.1). */
export const operationMethod: Rule = {
  id: "operation-method",
  severity: "error",
  only: "OpenAPI 3",
  remedy: "Write a method in uppercase that the path item has no field for, such as `COPY`.",
  check: () => ({
    PathItem({ additionalOperations }, { location, report }) {
      for (const key of Object.keys(asRaw(additionalOperations))) {
        const own = key.toLowerCase();
        const message = !method.test(key)
          ? `\`${key}\` is not an HTTP method.`
          : methods.has(own)
            ? `\`${key}\` has a field of its own in the path item: \`${own}\`.`
            : `The samples can send only uppercase methods, not \`${key}\`.`;
        if (!method.test(key) || methods.has(own) || key !== key.toUpperCase())
          report({ message, location: location.child(["additionalOperations", key]).key() });
      }
    },
  }),
};
