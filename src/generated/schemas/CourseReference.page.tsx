// Generated from openapi/training-provider.yaml#/components/schemas/CourseReference. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { CourseReference } from "./CourseReference";
import { examples } from "./CourseReference.samples";

export default function page() {
  return (
    <SchemaPage
      name="CourseReference"
      examples={examples}
      schemas={{
        CourseReference,
      }}
      usedBy={{ models: ["Class"] }}
    />
  );
}
