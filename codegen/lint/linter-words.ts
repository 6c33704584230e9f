import { getLineColLocation, type NormalizedProblem } from "@redocly/openapi-core";
import { join, tokensOf } from "../document/document";

/** What readers call a component, by the field of `components`. */
const kinds: Readonly<Record<string, string>> = {
  schemas: "schema",
  parameters: "parameter",
  responses: "response",
  examples: "example",
  requestBodies: "request body",
  headers: "header",
  mediaTypes: "media type",
  securitySchemes: "security scheme",
};

/** Says what a finding of the linter's own rules says, in our words. The version of the linter is exact. */
export function inOurWords({ ruleId, message, location: [place] }: NormalizedProblem): string {
  const tokens = tokensOf(place?.pointer ?? "");
  const names = [...message.matchAll(/[`'](?:in:|name:)?(.*?)[`'](?=$|[ .])/g)].map(
    ([, name]) => name,
  );
  switch (ruleId) {
    case "no-unused-components":
      return `Nothing refers to the ${kinds[tokens[1] ?? ""] ?? "schema"} \`${tokens.at(-1)}\`.`;
    case "no-identical-paths": {
      const pointer = join("#/paths", names[0] ?? "");
      const first =
        place && getLineColLocation({ source: place.source, pointer, reportOnKey: true });
      return `This is the path of line ${first?.start.line}, with another parameter name.`;
    }
    case "operation-parameters-unique":
      return `The ${names.at(-2)} parameter \`${names.at(-1)}\` is listed twice.`;
    case "no-duplicated-tag-names":
      return `The tag \`${names[0]}\` is declared twice.`;
    case "path-not-include-query":
      return "The path has a query string.";
    case "path-declaration-must-exist":
      return "The path has braces with nothing between them.";
    default:
      return message.trim();
  }
}
