// Generated from openapi/training-provider.yaml#/components/schemas/UtcDateTime. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { UtcDateTime } from "./UtcDateTime";
import { examples } from "./UtcDateTime.samples";

export default function page() {
  return (
    <SchemaPage
      name="UtcDateTime"
      examples={examples}
      schemas={{
        UtcDateTime,
      }}
      usedBy={{ models: ["ScheduleEventCreate", "ScheduleEventUpdate"] }}
    />
  );
}
