// Generated from tests/fixtures/specs/deprecated.yaml#/paths/~1books/get. Run `npm run codegen`; do not edit.
import {
  A,
  Deprecated,
  Description,
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
import { Person } from "../schemas/Person";
import { examples, samples } from "./find-books.samples";

export default function FindBooks() {
  return (
    <OperationPage
      id="find-books"
      method="get"
      path="/books"
      title="Find books"
      tag="Other"
      deprecated
      samples={samples}
      schemas={{
        Book,
        Person,
      }}
    >
      <Description>
        <Deprecated>
          <p>
            Ask <A href="/shelf">the shelf</A> instead; this call ends with the year.
          </p>
        </Deprecated>
        <p>Books by their title.</p>
      </Description>
      <Parameters in="query">
        <Parameter
          name="title"
          type="string"
          deprecated
        >
          <Deprecated>
            <p>
              Replaced by <code>q</code>.
            </p>
          </Deprecated>
        </Parameter>
        <Parameter
          name="sort"
          type="string"
          deprecated
        />
        <Parameter
          name="q"
          type="string"
        />
      </Parameters>
      <Responses>
        <Response status="200">
          <p>The books.</p>
          <Headers>
            <Header
              name="X-Total"
              type="integer"
              deprecated
            >
              <Deprecated>
                <p>Count the books.</p>
              </Deprecated>
            </Header>
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
    </OperationPage>
  );
}
