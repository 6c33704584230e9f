// Generated from tests/fixtures/specs/tiny.yaml#/paths/~1books~1{bookId}/put. Run `npm run codegen`; do not edit.
import {
  A,
  Description,
  MediaType,
  Parameter,
  Parameters,
  Ref,
  RequestBody,
  Response,
  Responses,
  Schema,
} from "@reference";
import { OperationPage } from "../operation-page";
import { Book } from "../schemas/Book";
import { servers } from "../servers";
import { examples, samples } from "./replace-book.samples";

export default function ReplaceBook() {
  return (
    <OperationPage
      id="replace-book"
      method="put"
      path="/books/{bookId}"
      title="Replace a book"
      tag="Books"
      deprecated
      samples={samples}
      schemas={{
        Book,
      }}
    >
      <Description>
        <p>
          Writes the whole book. See <A href="/shelf">the shelf</A> and <code>title</code>.
        </p>
        <ol>
          <li>Read it.</li>
          <li>Write it back.</li>
        </ol>
      </Description>
      <Parameters in="path">
        <Parameter
          name="bookId"
          type="string"
          required
          example="b-7"
        >
          <p>
            The <strong>id</strong> of the book.
          </p>
        </Parameter>
      </Parameters>
      <RequestBody required>
        <MediaType
          type="application/json"
          examples={examples.request["application/json"]}
        >
          <Schema type="Book">
            <Ref to="Book" />
          </Schema>
        </MediaType>
      </RequestBody>
      <Responses>
        <Response status="204">
          <p>The book was replaced.</p>
        </Response>
        <Response status="404">
          <p>There is no such book.</p>
          <MediaType
            type="text/plain"
            examples={examples.responses["404"]["text/plain"]}
          >
            <Schema type="string" />
          </MediaType>
        </Response>
      </Responses>
      {servers}
    </OperationPage>
  );
}
