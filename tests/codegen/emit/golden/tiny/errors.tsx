// Generated from tests/fixtures/specs/tiny.yaml#/paths. Run `npm run codegen`; do not edit.
import { ErrorExample, ErrorShape, ErrorStatus, ErrorsPage, OperationLink } from "@reference";
import { examples as replaceBookExamples } from "./api/replace-book.samples";

export default function page() {
  return (
    <ErrorsPage>
      <ErrorShape type="string">
        <ErrorExample
          status="404"
          from={replaceBookExamples.responses["404"]["text/plain"]}
          name="example"
        />
        <ErrorStatus status="404">
          <OperationLink id="replace-book" />
        </ErrorStatus>
      </ErrorShape>
    </ErrorsPage>
  );
}
