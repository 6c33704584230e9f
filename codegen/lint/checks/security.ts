import { asRaw, asList, isRaw } from "../../document/document";
import { suggestionsFor } from "../../suggestions";
import { isBehindSlip } from "./references";
import type { Rule, Location } from "./rule";

/** A security requirement that names no scheme in the document (OpenAPI 3.1, 4.8.30). */
export const securityDefined: Rule = {
  id: "security-defined",
  severity: "error",
  remedy: "Add the scheme under components.securitySchemes, or use the name of one that is there.",
  check: () => {
    const schemes = new Map<string, unknown>();
    const required: {
      readonly name: string;
      readonly scopes: unknown;
      readonly location: Location;
    }[] = [];
    return {
      // Not the schemes themselves: for a malformed one, only that mistake is reported.
      NamedSecuritySchemes(named) {
        for (const [name, scheme] of Object.entries(named)) schemes.set(name, scheme);
      },
      SecurityRequirement(requirement, { location }) {
        for (const [name, scopes] of Object.entries(requirement))
          required.push({ name, scopes, location: location.child([name]) });
      },
      Root: {
        leave(root, { report, specVersion, type }) {
          const places = ["#/components/securitySchemes", "#/securityDefinitions"];
          if (places.some((place) => isBehindSlip(place, root, type))) return;
          for (const { name, scopes, location } of required) {
            if (schemes.has(name)) {
              const declared = scopesOf(schemes.get(name));
              for (const [index, value] of asList(scopes).entries())
                if (declared && typeof value === "string" && !declared.includes(value))
                  report({
                    message: `\`${name}\` declares no scope \`${value}\`.`,
                    suggest: suggestionsFor(value, declared),
                    remedy: "Use a scope of its flows, or declare this one there.",
                    location: location.child([index]),
                    forceSeverity: "warn",
                  });
            } else
              report({
                message: `There is no security scheme \`${name}\`.`,
                suggest: suggestionsFor(name, schemes.keys()),
                location: location.key(),
                // Since 3.2, it may be the address of a scheme (4.30.1).
                ...(specVersion === "oas3_2" &&
                  /[/#]/.test(name) && {
                    message: `The security scheme at \`${name}\` is not shown: only those in this document are.`,
                    remedy: "Describe it under components.securitySchemes, and use its name.",
                    forceSeverity: "warn",
                  }),
              });
          }
        },
      },
    };
  },
};

/** Returns the scopes that the flows of a scheme declare; `undefined` if it has no flows, or is not in this file. */
function scopesOf(scheme: unknown): readonly string[] | undefined {
  if (!isRaw(scheme) || scheme["type"] !== "oauth2" || !isRaw(scheme["flows"])) return undefined;
  return Object.values(scheme["flows"]).flatMap((flow) =>
    Object.keys(asRaw(asRaw(flow)["scopes"])),
  );
}
