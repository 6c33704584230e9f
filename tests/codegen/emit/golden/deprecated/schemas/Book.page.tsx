// Generated from tests/fixtures/specs/deprecated.yaml#/components/schemas/Book. Run `npm run codegen`; do not edit.
import { SchemaPage } from "@reference";
import { Book } from "./Book";

export default function page() {
  return (
    <SchemaPage
      name="Book"
      schemas={{
        Book,
      }}
      usedBy={{
        operations: [
          {
            id: "find-books",
            response: true,
          },
        ],
      }}
    />
  );
}
