// Generated from tests/fixtures/specs/foreign.yaml#/components/schemas/author. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { Author } from "./Author";
import { examples } from "./Author.samples";

export default function page() {
  return (
    <SchemaPage
      name="author"
      examples={examples}
      sampled
      schemas={{
        author: Author,
      }}
      usedBy={{ models: ["book"] }}
    />
  );
}
