// Generated from openapi/training-provider.yaml#/components/schemas/Attendance. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { Attendance } from "./Attendance";
import { examples } from "./Attendance.samples";

export default function page() {
  return (
    <SchemaPage
      name="Attendance"
      examples={examples}
      schemas={{
        Attendance,
      }}
      usedBy={{ models: ["ClassLearningRecordCreated"] }}
    />
  );
}
