import type { UserContext } from "@redocly/openapi-core";
import { text } from "../document";
import { suggestionsFor } from "../suggestions";
import { isBehindSlip } from "./references";
import type { Rule } from "./rule";

/** A security requirement that names no scheme of the document (OpenAPI 3.1, 4.8.30). */
export const securityDefined: Rule = {
  id: "security-defined",
  severity: "error",
  remedy: "Add the scheme under components.securitySchemes, or use the name of one that is there.",
  check: () => {
    const schemes = new Set<string>();
    const required: { readonly name: string; readonly location: UserContext["location"] }[] = [];
    return {
      // Not the schemes themselves: of a malformed one, only the mistake is told.
      NamedSecuritySchemes(named) {
        for (const name of Object.keys(named)) schemes.add(name);
      },
      SecurityRequirement(requirement, { location }) {
        for (const name of Object.keys(requirement))
          required.push({ name, location: location.child([name]).key() });
      },
      Root: {
        leave(root, { report, specVersion, type }) {
          const places = ["#/components/securitySchemes", "#/securityDefinitions"];
          if (places.some((place) => isBehindSlip(place, root, type))) return;
          for (const { name, location } of required)
            if (!schemes.has(name))
              report({
                message: `No security scheme is called \`${name}\`.`,
                suggest: suggestionsFor(name, schemes),
                location,
                // Since 3.2 it may be the address of one (4.30.1).
                ...(specVersion === "oas3_2" &&
                  /[/#]/.test(name) && {
                    message: `The security scheme at \`${name}\` is not shown: only those of this document are.`,
                    remedy: "Describe it under components.securitySchemes, and use its name.",
                    forceSeverity: "warn",
                  }),
              });
        },
      },
    };
  },
};

/** A value of the header that names no scheme of HTTP, or another one: left over from a scheme of another type (RFC 9110, 11.6.2). */
export const securityExample: Rule = {
  id: "security-example",
  severity: "warn",
  remedy: "Write the whole value of the header, or remove `x-example`.",
  check: () => ({
    SecurityScheme({ type, scheme, "x-example": value }, { location, report }) {
      const example = text(value);
      // One of HTTP without its scheme is told of as that.
      if (example === undefined || type === "apiKey" || (type === "http" && !scheme)) return;
      const name = text(scheme) ?? (type === "basic" ? "basic" : undefined);
      const [, own] = /^(\S+) +\S/.exec(example) ?? [];
      const isRight = name === undefined ? own : own?.toLowerCase() === name.toLowerCase();
      if (isRight && type !== "mutualTLS") return;
      report({
        message: `\`x-example\` does not fit the type \`${String(type)}\`: ${
          type === "mutualTLS"
            ? "no header carries it"
            : `the header begins with \`${name ?? "Bearer"}\` and a space`
        }.`,
        location: location.child("x-example"),
      });
    },
  }),
};
