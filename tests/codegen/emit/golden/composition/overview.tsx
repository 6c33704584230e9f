// Generated from tests/fixtures/specs/composition.yaml#/info. Run `npm run codegen`; do not edit.
import { ErrorShape, ErrorShapes, OccursIn, OperationLink, OverviewPage, Ref } from "@reference";
import { Base } from "./schemas/Base";
import { Failure } from "./schemas/Failure";

export default function Overview() {
  return (
    <OverviewPage
      title="Composition"
      version="1"
      schemas={{
        Failure,
        Base,
      }}
    >
      <ErrorShapes>
        <ErrorShape
          status="default"
          type="Failure"
        >
          <Ref to="Failure" />
          <OccursIn>
            <OperationLink id="create-payment" />
          </OccursIn>
        </ErrorShape>
        <ErrorShape
          status="default"
          type="string"
        >
          <OccursIn>
            <OperationLink id="create-payment" />
          </OccursIn>
        </ErrorShape>
      </ErrorShapes>
    </OverviewPage>
  );
}
