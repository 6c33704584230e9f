import { asRaw, isRaw, type Raw } from "../../document/document";
import { misspelledFields } from "../../suggestions";
import {
  followed,
  type Located,
  type LocatedParameter,
  membersOf,
  operationsOf,
  parametersOf,
} from "./members";
import { tallied, type Rule, type Resolve, type VisitorContext } from "./rule";
import { typesOf } from "./schemas";

/** A path parameter that is not required (OpenAPI 3.1, 4.8.12.2). */
export const pathParameterRequired: Rule = {
  id: "path-parameter-required",
  severity: "error",
  remedy: "Write `required: true`: no part of a path can be left out.",
  check: () => ({
    Parameter(parameter, { location, report, type }) {
      const { in: place, name, required } = parameter;
      if (place !== "path" || required === true) return;
      if (misspelledFields(parameter, Object.keys(type.properties)).has("required")) return;
      const message = `The path parameter \`${String(name)}\` lacks \`required: true\`.`;
      report({ message, location: location.child(required === undefined ? "in" : "required") });
    },
  }),
};

/** The styles that a parameter may have, by its location (OpenAPI 3.2, 4.12.2.3). */
const styles: Readonly<Record<string, readonly string[]>> = {
  path: ["matrix", "label", "simple"],
  query: ["form", "spaceDelimited", "pipeDelimited", "deepObject"],
  header: ["simple"],
  cookie: ["form", "cookie"],
};

/** A style that OpenAPI does not define for that location. */
export const parameterStyle: Rule = {
  id: "parameter-style",
  severity: "error",
  only: "OpenAPI 3",
  remedy: "Use a style for that location, or move the parameter.",
  check: () => {
    const check = (what: string, place: unknown, { style }: Raw, context: VisitorContext): void => {
      const allowed = typeof place === "string" ? styles[place] : undefined;
      if (allowed === undefined || typeof style !== "string" || allowed.includes(style)) return;
      const message = `A ${what} cannot have the style \`${style}\`, only ${allowed.join(", ")}.`;
      context.report({ message, location: context.location.child("style") });
    };
    return {
      Parameter(parameter, context) {
        const place = parameter["in"];
        check(`${String(place)} parameter`, place, parameter, context);
      },
      Header: (header, context) => check("header", "header", header, context),
    };
  },
};

/** The types that some styles are for (OpenAPI 3.1, 4.8.12.3). */
const typesByStyle: ReadonlyMap<unknown, readonly string[]> = new Map([
  ["spaceDelimited", ["array", "object"]],
  ["pipeDelimited", ["array", "object"]],
  ["deepObject", ["object"]],
]);

/** Types of values with parts, in words. */
const nesting: ReadonlyMap<string, string> = new Map([
  ["array", "an array"],
  ["object", "an object"],
]);

/** A style that OpenAPI does not define for the type of the schema, or for the types in it, once for each type. */
export const parameterStyleType: Rule = {
  id: "parameter-style-type",
  only: "OpenAPI 3",
  remedy: "Correct one of the two, or say in the description how the value is written.",
  check: tallied((tally) => ({
    Parameter({ style, schema }, { location, resolve }) {
      const defined = typesByStyle.get(style);
      const own = { schema, file: location.source.absoluteRef };
      const whole = followed(own, resolve) ?? own;
      const types = typesOf(asRaw(whole.schema));
      // With `deepObject`, most servers read `a[b][c]` and `a[b][]`.
      const nested = style === "deepObject" ? undefined : nestedIn(whole, resolve);
      if (nested)
        tally.add("nested", {
          message: `OpenAPI does not define how ${nested.inner} in ${nesting.get(types[0] ?? "") ?? "a parameter"} is written (\`${nested.name}\`): samples have JSON there.`,
          remedy:
            "Make parameters of the parts, describe the value by `content` instead of `schema`, or say in the description how it is written.",
          location: location.child("schema"),
        });
      if (!defined || types.length === 0 || types.some((type) => defined.includes(type))) return;
      tally.add(JSON.stringify([style, types]), {
        message: `The style \`${String(style)}\` is defined for the type ${defined.join(" or ")}, not for ${types.join(" or ")}.`,
        location: location.child("style"),
      });
    },
  })),
};

/** Returns the name of the first part of a value that has parts itself, and its type in words. Variants do not count. */
function nestedIn(whole: Located, resolve: Resolve) {
  const { properties, items, parts } = membersOf(whole, resolve);
  const types = parts.flatMap(typesOf);
  if (types.length > 0 && !types.some((type) => nesting.has(type))) return undefined;
  const others = parts.map((part) => ({ schema: part["additionalProperties"], file: whole.file }));
  return [...properties, ["items", items] as const, ["additionalProperties", others] as const]
    .flatMap(([name, schemas]) => membersOf(schemas, resolve).parts.map((part) => ({ name, part })))
    .flatMap(({ name, part }) => typesOf(part).map((type) => ({ name, inner: nesting.get(type) })))
    .find(({ inner }) => inner !== undefined);
}

/** A `content` of a parameter or header that does not have exactly one media type (OpenAPI 3.1, 4.8.12.2). */
export const oneMediaType: Rule = {
  id: "one-media-type",
  severity: "error",
  only: "OpenAPI 3",
  remedy: "Keep only the media type in which the value is written.",
  check: () => {
    const check = ({ content }: Raw, { location, report }: VisitorContext): void => {
      const count = isRaw(content) ? Object.keys(content).length : 1;
      if (count !== 1)
        report({
          message: `\`content\` has ${count} media types here instead of one.`,
          location: location.child("content").key(),
        });
    };
    return { Parameter: check, Header: check };
  },
};

/** A parameter for the whole query string has `content`, and no other query parameter next to it (OpenAPI 3.2, 4.12.1). */
export const queryString: Rule = {
  id: "query-string",
  severity: "error",
  only: "OpenAPI 3",
  remedy:
    "Describe the query either with one `in: querystring` and its `content`, or with `in: query`.",
  check: () => ({
    Parameter(parameter, { location, report }) {
      if (parameter["in"] !== "querystring" || !("schema" in parameter)) return;
      const message = "A parameter `in: querystring` cannot have `schema`.";
      report({ message, location: location.child("schema").key() });
    },
    PathItem(item, context) {
      const shared = parametersOf(item, context);
      const lists = operationsOf(item, context).map(({ parameters }) => parameters);
      for (const own of [shared, ...lists]) {
        const query = [...new Set([...shared, ...own])].filter(({ parameter }) =>
          String(parameter["in"]).startsWith("query"),
        );
        const isWhole = ({ parameter }: LocatedParameter) => parameter["in"] === "querystring";
        const others = query.slice(1).filter((one) => own.includes(one));
        const second = others.find(isWhole) ?? others[0];
        const message =
          "A parameter `in: querystring` is the whole query: no other parameter can be in it.";
        if (query.some(isWhole) && second)
          context.report({ message, location: second.location.child("in") });
      }
    },
  }),
};
