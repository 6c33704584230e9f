// Generated from tests/fixtures/specs/foreign.yaml#/components/schemas/book. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { Book } from "./Book";
import { examples } from "./Book.samples";

export default function page() {
  return (
    <SchemaPage
      name="book"
      examples={examples}
      sampled
      schemas={{
        book: Book,
      }}
      usedBy={{
        operations: [
          {
            id: "post-books",
            request: true,
          },
        ],
      }}
    />
  );
}
