// Generated from openapi/training-provider.yaml#/components/schemas/Class. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { Class } from "./Class";
import { examples } from "./Class.samples";

export default function page() {
  return (
    <SchemaPage
      name="Class"
      examples={examples}
      schemas={{
        Class,
      }}
      usedBy={{
        operations: [
          {
            id: "list-classes",
            response: true,
          },
        ],
      }}
    />
  );
}
