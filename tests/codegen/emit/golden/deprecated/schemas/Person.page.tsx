// Generated from tests/fixtures/specs/deprecated.yaml#/components/schemas/Person. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { Person } from "./Person";
import { examples } from "./Person.samples";

export default function page() {
  return (
    <SchemaPage
      name="Person"
      examples={examples}
      sampled
      schemas={{
        Person,
      }}
      usedBy={{ models: ["Book"] }}
    />
  );
}
