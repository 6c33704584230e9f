// Generated from tests/fixtures/specs/deprecated.yaml#/components/schemas/Book. Run `npm run codegen`; do not edit.
import { SchemaPage, UsedBy, UsedByOperation } from "@reference";
import { Book } from "./Book";

export default function page() {
  return (
    <SchemaPage
      name="Book"
      schemas={{
        Book,
      }}
    >
      <UsedBy>
        <UsedByOperation
          id="find-books"
          response
        />
      </UsedBy>
    </SchemaPage>
  );
}
