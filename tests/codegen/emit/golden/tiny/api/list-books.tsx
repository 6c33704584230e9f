// Generated from tests/fixtures/specs/tiny.yaml#/paths/~1books/get. Run `npm run codegen`; do not edit.
import {
  Header,
  Headers,
  MediaType,
  Parameter,
  Parameters,
  Ref,
  Response,
  Responses,
  Schema,
} from "@reference";
import { OperationPage } from "../operation-page";
import { Book } from "../schemas/Book";
import { servers } from "../servers";
import { examples, samples } from "./list-books.samples";

export default function ListBooks() {
  return (
    <OperationPage
      id="list-books"
      method="get"
      path="/books"
      title="List books"
      tag="Books"
      samples={samples}
      schemas={{
        Book,
      }}
    >
      <Parameters in="query">
        <Parameter
          name="limit"
          type="integer"
          minimum={1}
          maximum={100}
          default={20}
        />
      </Parameters>
      <Responses>
        <Response status="200">
          <p>The books.</p>
          <Headers>
            <Header
              name="X-Total"
              type="integer"
            />
          </Headers>
          <MediaType
            type="application/json"
            examples={examples.responses["200"]["application/json"]}
          >
            <Schema type="array of Book">
              <Ref to="Book" />
            </Schema>
          </MediaType>
        </Response>
      </Responses>
      {servers}
    </OperationPage>
  );
}
