import { asRaw, text, type Raw } from "../../document/document";
import { tallied, type Rule, type VisitorContext, type Location } from "./rule";

/** A token (RFC 9110, 5.6.2): a valid name of a header, or of a cookie (RFC 6265, 4.1.1). */
const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

/**
 * A header or a cookie with a name that HTTP does not allow, so that no program can send it, or a path parameter with a name that no path
 * can have (OpenAPI 3.2, 4.8.2). OpenAPI has no rule for cookies.
 */
export const headerName: Rule = {
  id: "header-name",
  severity: "error",
  only: "OpenAPI 3",
  remedy: "Use only letters, digits, `-` and `_` (RFC 9110, 5.6.2).",
  check: () => {
    const checkAll = ({ headers }: Raw, { location, report }: VisitorContext): void => {
      for (const name of Object.keys(asRaw(headers)))
        if (!token.test(name))
          report({
            message: `\`${name}\` is not a valid header name.`,
            location: location.child(["headers", name]).key(),
          });
    };
    const check = (sent: Raw, { location, report }: VisitorContext): void => {
      const [name, place] = [text(sent["name"]), sent["in"]];
      const isPath = place === "path";
      const valid = isPath ? /^[^{}]+$/ : place === "header" || place === "cookie" ? token : /^/;
      if (name === undefined || valid.test(name)) return;
      report({
        message: `\`${name}\` is not a valid ${isPath ? "name of a path parameter" : `${String(place)} name`}.`,
        location: location.child("name"),
        ...(isPath && { remedy: "Leave out the braces." }),
        ...(place === "cookie" && { forceSeverity: "warn" }),
      });
    };
    return { Parameter: check, SecurityScheme: check, Response: checkAll, Encoding: checkAll };
  },
};

/** Header parameters that OpenAPI ignores, and where it defines them instead (OpenAPI 3.1, 4.8.12.2). */
const elsewhere: ReadonlyMap<string, string> = new Map([
  ["accept", "the media types of the responses define it"],
  ["content-type", "the media types of the request body define it"],
  ["authorization", "`security` defines it"],
]);

/** A header parameter, or the header of a response (OpenAPI 3.1, 4.8.17), that OpenAPI ignores, once for each name. */
export const headerIgnored: Rule = {
  id: "header-ignored",
  only: "OpenAPI 3",
  remedy: "Remove it, and define it where OpenAPI reads it.",
  check: tallied((tally) => {
    const add = (what: string, location: Location) =>
      tally.add(what, { message: `OpenAPI ignores the ${what}.`, location });
    return {
      Response({ headers }, { location }) {
        for (const name of Object.keys(asRaw(headers)))
          if (name.toLowerCase() === "content-type")
            add(
              `response header \`${name}\`: the media types of the response define it`,
              location.child(["headers", name]).key(),
            );
      },
      Parameter(parameter, { location }) {
        const name = parameter["in"] === "header" ? text(parameter["name"]) : undefined;
        const why = elsewhere.get(name?.toLowerCase() ?? "");
        if (why) add(`header parameter \`${name}\`: ${why}`, location.child("name"));
      },
    };
  }),
};
