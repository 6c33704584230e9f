// Generated from openapi/training-provider.yaml#/components/schemas/ScheduleEventUpdate. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { ScheduleEventUpdate } from "./ScheduleEventUpdate";
import { examples } from "./ScheduleEventUpdate.samples";

export default function page() {
  return (
    <SchemaPage
      name="ScheduleEventUpdate"
      examples={examples}
      schemas={{
        ScheduleEventUpdate,
      }}
      usedBy={{ models: ["ClassUpdate"] }}
    />
  );
}
