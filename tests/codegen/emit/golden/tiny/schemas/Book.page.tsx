// Generated from tests/fixtures/specs/tiny.yaml#/components/schemas/Book. Run `npm run codegen`; do not edit.
import { SchemaPage, UsedBy, UsedByOperation } from "@reference";
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
    >
      <UsedBy>
        <UsedByOperation
          id="list-books"
          response
        />
        <UsedByOperation
          id="replace-book"
          request
        />
      </UsedBy>
    </SchemaPage>
  );
}
