import { asRaw, asList, isRaw, text, valueAt, type Raw } from "../../document/document";
import { schemaKeywords } from "../../keywords";
import { suggestionsFor } from "../../suggestions";
import { Tally, type Rule, type VisitorContext } from "./rule";

/** The dialect in which schemas are read (JSON Schema 2020-12), under its own name and the names that OpenAPI gives it. */
const dialect = /^https:\/\/(json-schema\.org\/draft\/2020-12\/schema#?|spec\.openapis\.org\/)/;

/** Keywords that no page shows, by the object that contains them, and why. */
const nowhere = {
  webhook: {
    servers: "the API itself sends the request of a webhook",
    "x-codeSamples": "a webhook has no samples",
    "x-code-samples": "a webhook has no samples",
  },
  callback: {
    servers: "the address of a callback is its expression",
    callbacks: "callbacks within callbacks are not supported",
    tags: "a callback is shown on the page of its operation",
    "x-codeSamples": "a callback has no samples",
    "x-code-samples": "a callback has no samples",
  },
  tag: { kind: "the menu groups tags by `parent`" },
  mediaType: {
    description: "only those of the body and the response are",
    prefixEncoding: "parts are shown by name",
    itemEncoding: "parts are shown by name",
  },
  encoding: {
    encoding: "parts inside a part are not shown",
    prefixEncoding: "parts inside a part are not shown",
    itemEncoding: "parts inside a part are not shown",
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Whether a name is a keyword (also of meta-schemas), an extension, or `definitions`, which had the place of `$defs` before 2019-09. */
function isKeyword(name: string): boolean {
  return Object.hasOwn(schemaKeywords, name) || /^(x-.*|definitions|\$vocabulary)$/.test(name);
}

/** Keywords that no page shows. */
export const notShown: Rule = {
  id: "not-shown",
  only: "OpenAPI 3",
  remedy: "Say it in a description too: the pages do not show it.",
  check: () => {
    const anchors = new Map<string, number>();
    const tally = new Tally();
    const tell = (
      raw: Raw,
      keywords: Readonly<Record<string, string>>,
      { location, report }: VisitorContext,
    ): void => {
      for (const [key, reason] of Object.entries(keywords)) {
        if (!Object.hasOwn(raw, key)) continue;
        const message = `\`${key}\` is not shown: ${reason}.`;
        report({ message, location: location.child(key).key() });
      }
    };
    const tellDialect = (raw: Raw, key: string, context: VisitorContext): void => {
      const named = text(raw[key]);
      if (named !== undefined && !dialect.test(named))
        tell(raw, { [key]: "schemas are read as JSON Schema 2020-12" }, context);
    };
    const addressee = ({ location: { pointer } }: VisitorContext) => {
      if (pointer.includes("/callbacks/")) return "callback" as const;
      return pointer.startsWith("#/webhooks/") ? ("webhook" as const) : undefined;
    };
    return {
      Root: {
        ...tally.Root,
        enter(root, context) {
          for (const value of Object.values(asRaw(valueAt(root, "#/components/schemas")))) {
            const anchor = text(asRaw(value)["$dynamicAnchor"]);
            if (anchor !== undefined)
              anchors.set(`#${anchor}`, (anchors.get(`#${anchor}`) ?? 0) + 1);
          }
          tellDialect(root, "jsonSchemaDialect", context);
          if (Object.keys(asRaw(root["x-webhooks"])).length > 0)
            context.report({
              message: "`x-webhooks` is not shown: OpenAPI has `webhooks` for this, since 3.1.",
              remedy: "Move them to `webhooks`, and set `openapi: 3.1.0` or later.",
              location: context.location.child("x-webhooks").key(),
            });
        },
      },
      PathItem(item, context) {
        const kind = addressee(context);
        if (kind) tell(item, { servers: nowhere[kind].servers }, context);
      },
      Parameter(parameter, { location, report }) {
        if (parameter["in"] !== "querystring") return;
        report({
          message:
            "A parameter that is the whole query string is not shown, and the samples leave it out.",
          location: location.child("in"),
        });
      },
      Operation(operation, context) {
        const kind = addressee(context);
        if (kind) return tell(operation, nowhere[kind], context);
        const key = ["x-codeSamples", "x-code-samples"].find((name) => name in operation);
        if (key === undefined) return;
        for (const [index, value] of asList(operation[key]).entries()) {
          if (isRaw(value) && typeof value["source"] === "string") continue;
          const message = "The sample is not shown: its `source` is missing, or not a string.";
          context.report({ message, location: context.location.child([key, index]) });
        }
      },
      // The default anyway: the menu consists of such tags.
      Tag: (raw, context) => tell(raw["kind"] === "nav" ? {} : raw, nowhere.tag, context),
      MediaType(raw, context) {
        tell(raw, nowhere.mediaType, context);
        // The page describes the whole stream where it can.
        if ("schema" in raw) tell(raw, { itemSchema: "`schema` is" }, context);
      },
      Encoding: (raw, context) => tell(raw, nowhere.encoding, context),
      Schema(schema, context) {
        tellDialect(schema, "$schema", context);
        for (const name of context.specVersion === "oas3_0" ? [] : Object.keys(schema))
          if (!isKeyword(name))
            tally.add(name, {
              message: `\`${name}\` is not shown: it is not a keyword of JSON Schema.`,
              suggest: suggestionsFor(name, Object.keys(schemaKeywords)),
              remedy:
                isRaw(schema[name]) && isRaw(schema["properties"])
                  ? "Indent it below `properties` if it is one, or correct its name."
                  : "Correct its name, or say it in a description too.",
              location: context.location.child(name).key(),
            });
        const dynamic = text(schema["$dynamicRef"]);
        // The page finds the only named schema with the anchor.
        if (dynamic === undefined || anchors.get(dynamic) === 1) return;
        const message = `\`$dynamicRef\` is not followed: no named schema, or more than one, has the anchor ${dynamic}.`;
        context.report({ message, location: context.location.child("$dynamicRef").key() });
      },
    };
  },
};
