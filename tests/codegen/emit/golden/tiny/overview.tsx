// Generated from tests/fixtures/specs/tiny.yaml#/info. Run `npm run codegen`; do not edit.
import { ErrorShape, ErrorShapes, OccursIn, OperationLink, OverviewPage } from "@reference";
import { servers } from "./servers";

export default function Overview() {
  return (
    <OverviewPage
      title="Shelf"
      version="1.0.0"
    >
      {servers}
      <ErrorShapes>
        <ErrorShape
          status="404"
          type="string"
        >
          <OccursIn>
            <OperationLink id="replace-book" />
          </OccursIn>
        </ErrorShape>
      </ErrorShapes>
    </OverviewPage>
  );
}
