// Generated from tests/fixtures/specs/tiny.yaml#/components/schemas/Book. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { Book } from "./Book";
import { examples } from "./Book.samples";

export default function page() {
  return (
    <SchemaPage
      name="Book"
      examples={examples}
      schemas={{
        Book,
      }}
      usedBy={{
        operations: [
          {
            id: "list-books",
            response: true,
          },
          {
            id: "replace-book",
            request: true,
          },
        ],
      }}
    />
  );
}
