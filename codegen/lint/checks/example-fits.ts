import type { UserContext } from "@redocly/openapi-core";
import { asRaw, isRaw, type Raw } from "../../document/document";
import type { Direction } from "../../document/json-schema";
import type { Rule, Visitor } from "./rule";

type Location = UserContext["location"];

/** An example that is to be compared with its schema, see `example-problems.ts`. */
export interface Comparison {
  readonly value: unknown;
  /** Location of the schema. */
  readonly schema: Location;
  readonly direction?: Direction;
}

function fits(id: string, visitorOf: (check: Check) => Visitor): Rule {
  return {
    id,
    remedy: "Correct the example or the schema: the page shows both, and they disagree.",
    check: () => visitorOf(compareAll),
  };
}

type Check = typeof compareAll;

/** Reports each example of an object for a comparison: a message is made if it does not match. */
function compareAll(
  { example, examples }: Raw,
  { location, report, resolve }: UserContext,
  schema: Location,
  direction?: Direction,
): void {
  const compare = (value: unknown, at: Location) => {
    if (value === undefined) return;
    const compared: Comparison = { value, schema, ...(direction && { direction }) };
    report({ message: "", location: at, compared } as Parameters<typeof report>[0]);
  };
  compare(example, location.child("example"));
  if (Array.isArray(examples))
    for (const [index, value] of examples.entries())
      compare(value, location.child(["examples", index]));
  else
    for (const [name, inner] of Object.entries(asRaw(examples))) {
      const given = isRaw(inner) && typeof inner["$ref"] === "string";
      const found = given
        ? resolve(inner as { $ref: string })
        : { node: inner, location: location.child(["examples", name]) };
      const node = asRaw(found.node);
      const field = ["dataValue", "value"].find((one) => node[one] !== undefined);
      if (field !== undefined && found.location) compare(node[field], found.location.child(field));
    }
}

/** An example of a body that does not match its schema. What the API sends in webhooks and callbacks counts as a response. */
export const mediaTypeExamples = fits("no-invalid-media-type-examples", (check) => {
  const inBody = (direction: Direction, ofEvent: Direction) => ({
    MediaType(media: Raw, context: UserContext) {
      const { pointer } = context.location;
      const isOfEvent = pointer.startsWith("#/webhooks/") || pointer.includes("/callbacks/");
      if (media["schema"] !== undefined)
        check(media, context, context.location.child("schema"), isOfEvent ? ofEvent : direction);
    },
  });
  return {
    Parameter: inBody("request", "request"),
    RequestBody: inBody("request", "response"),
    Response: inBody("response", "request"),
  } as unknown as Visitor;
});

/** An example of a parameter or a header that does not match its schema. */
export const parameterExamples = fits("no-invalid-parameter-examples", (check) => {
  const own = (owner: Raw, context: UserContext) =>
    owner["schema"] !== undefined &&
    check(owner, context, context.location.child("schema"), "request");
  return { Parameter: own, Header: own } as Visitor;
});

/** An example in a schema that does not match it. */
export const schemaExamples = fits("no-invalid-schema-examples", (check) => ({
  Schema: (schema, context) => check(schema, context as UserContext, context.location),
}));
