// Generated from openapi/training-provider.yaml#/components/schemas/AuthorizedInstructor. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { AuthorizedInstructor } from "./AuthorizedInstructor";
import { examples } from "./AuthorizedInstructor.samples";

export default function page() {
  return (
    <SchemaPage
      name="AuthorizedInstructor"
      examples={examples}
      schemas={{
        AuthorizedInstructor,
      }}
      usedBy={{
        operations: [
          {
            id: "list-authorized-instructors",
            response: true,
          },
        ],
      }}
    />
  );
}
