// Generated from openapi/training-provider.yaml#/components/schemas/Person. Run `npm run codegen`; do not edit.
import { SchemaPage, UsedBy, UsedByModel } from "@reference";
import { Person } from "./Person";
import { examples } from "./Person.samples";

export default function page() {
  return (
    <SchemaPage
      name="Person"
      examples={examples}
      schemas={{
        Person,
      }}
    >
      <UsedBy>
        <UsedByModel name="Class" />
      </UsedBy>
    </SchemaPage>
  );
}
