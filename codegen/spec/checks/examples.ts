import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { isRaw } from "../document";
import { suggestionsFor } from "../suggestions";
import { membersOf, type Located } from "./members";
import type { Finding, Rule, Visitor } from "./rule";
import { Tally } from "./tally";

type Location = UserContext["location"];

/**
 * A member of an example that its schema does not know: misspelled, or left from before. It is valid (JSON Schema 2020-12, 10.3.2.3), but
 * readers would send it.
 */
export const exampleMember: Rule = {
  id: "example-member",
  severity: "warn",
  remedy: "Correct or remove the member, or declare the property.",
  check: () => {
    const tally = new Tally();
    const compare = (
      value: unknown,
      schemas: readonly Located[],
      location: Location,
      resolve: UserContext["resolve"],
    ): void => {
      if (typeof value !== "object" || value === null || schemas.length === 0) return;
      const { properties, isClosed, isStrict, items } = membersOf(schemas, resolve, true);
      for (const [key, inner] of Object.entries(value)) {
        const at = location.child([key]);
        const known = Array.isArray(value) ? items : properties.get(key);
        if (known) compare(inner, known, at, resolve);
        // The validator tells of what is forbidden.
        else if (isClosed && !isStrict && properties.size > 0)
          tally.add(
            JSON.stringify([key, ...properties.keys()]),
            unknownMember(key, properties, at),
          );
      }
    };
    const checkAll = (owner: unknown, schema: unknown, context: UserContext): void => {
      if (!isRaw(owner)) return;
      const { location, resolve } = context;
      const schemas = [{ schema, file: location.source.absoluteRef }];
      const { example, examples } = owner;
      compare(example, schemas, location.child("example"), resolve);
      for (const [key, inner] of isRaw(examples) ? Object.entries(examples) : []) {
        const at = { node: inner, location: location.child(["examples", key]) };
        const given =
          isRaw(inner) && typeof inner["$ref"] === "string" ? resolve(inner as never) : at;
        const { node } = given as { readonly node: unknown };
        const field = ["dataValue", "value"].find((name) => isRaw(node) && name in node);
        if (field !== undefined && isRaw(node) && given.location)
          compare(node[field], schemas, given.location.child(field), resolve);
      }
      if (Array.isArray(examples))
        for (const [index, inner] of examples.entries())
          compare(inner, schemas, location.child(["examples", index]), resolve);
    };
    const check = (owner: unknown, context: UserContext): void => {
      if (isRaw(owner)) checkAll(owner, owner["schema"], context);
    };
    return {
      Root: tally.Root,
      MediaType: check,
      Parameter: check,
      Header: check,
      Schema: (schema, context) => checkAll(schema, schema, context),
    };
  },
};

function unknownMember(
  name: string,
  properties: ReadonlyMap<string, unknown>,
  location: Location,
): Finding & { readonly location: Location } {
  const suggest = suggestionsFor(name, properties.keys());
  return {
    message: `The example has a member \`${name}\`, which its schema does not know.`,
    suggest,
    explains: suggest[0],
    location: location.key(),
  };
}

/** The linter's rule that {@link bySender} corrects. */
export const mediaTypeExamples = "no-invalid-media-type-examples";

/** What the linter does with a media type inside a request or a response. */
interface InBody {
  readonly MediaType: {
    readonly skip: unknown;
    readonly leave: (media: unknown, context: UserContext) => void;
  };
}

/** Makes the linter hold examples of what the API sends to callers against its rules for responses, and what they answer against those for requests. */
export function bySender(rule: Oas3Rule): Oas3Rule {
  return (options) => {
    const visitor = rule(options) as unknown as Readonly<
      Record<"RequestBody" | "Response", InBody>
    >;
    const { RequestBody: request, Response: response } = visitor;
    const choose = (own: InBody, other: InBody): InBody => ({
      MediaType: {
        ...own.MediaType,
        leave: (media, context) =>
          (isOfEvent(context.location) ? other : own).MediaType.leave(media, context),
      },
    });
    return {
      ...visitor,
      RequestBody: choose(request, response),
      Response: choose(response, request),
    } as Visitor;
  };
}

/** Whether a place is inside a webhook or a callback. */
function isOfEvent({ pointer }: Location): boolean {
  return pointer.startsWith("#/webhooks/") || pointer.includes("/callbacks/");
}
