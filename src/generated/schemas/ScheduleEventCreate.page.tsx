// Generated from openapi/training-provider.yaml#/components/schemas/ScheduleEventCreate. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { ScheduleEventCreate } from "./ScheduleEventCreate";
import { examples } from "./ScheduleEventCreate.samples";

export default function page() {
  return (
    <SchemaPage
      name="ScheduleEventCreate"
      examples={examples}
      schemas={{
        ScheduleEventCreate,
      }}
      usedBy={{ models: ["ClassCreateBase"] }}
    />
  );
}
