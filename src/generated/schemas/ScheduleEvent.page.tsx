// Generated from openapi/training-provider.yaml#/components/schemas/ScheduleEvent. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { ScheduleEvent } from "./ScheduleEvent";
import { examples } from "./ScheduleEvent.samples";

export default function page() {
  return (
    <SchemaPage
      name="ScheduleEvent"
      examples={examples}
      schemas={{
        ScheduleEvent,
      }}
      usedBy={{ models: ["Class"] }}
    />
  );
}
