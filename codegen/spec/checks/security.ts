import type { UserContext } from "@redocly/openapi-core";
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
