// Generated from openapi/training-provider.yaml#/components/schemas/ResourceReference. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { ResourceReference } from "./ResourceReference";
import { examples } from "./ResourceReference.samples";

export default function page() {
  return (
    <SchemaPage
      name="ResourceReference"
      examples={examples}
      schemas={{
        ResourceReference,
      }}
      usedBy={{
        operations: [
          {
            id: "create-class",
            response: true,
          },
          {
            id: "update-class",
            response: true,
          },
          {
            id: "delete-class",
            response: true,
          },
          {
            id: "create-e-learning-enrollment",
            response: true,
          },
          {
            id: "create-e-learning-learning-record",
            response: true,
          },
        ],
        models: ["ExportJobCreated"],
      }}
    />
  );
}
