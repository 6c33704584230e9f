// Generated from tests/fixtures/specs/hostile-text.yaml#/paths. Run `npm run codegen`; do not edit.
import { ErrorExample, ErrorShape, ErrorStatus, ErrorsPage, OperationLink, Ref } from "@reference";
import { examples as xBAmpBXNIfScriptProtoExamples } from "./api/x-b-amp-b-x-n-if-script-proto.samples";
import { Text } from "./schemas/Text";

export default function page() {
  return (
    <ErrorsPage
      schemas={{
        Text,
      }}
    >
      <ErrorShape type="Text">
        <Ref to="Text" />
        <ErrorExample
          status="default"
          from={xBAmpBXNIfScriptProtoExamples.responses["default"]["application/json"]}
          name="example"
        />
        <ErrorStatus status="default">
          <OperationLink id="x-b-amp-b-x-n-if-script-proto" />
        </ErrorStatus>
      </ErrorShape>
    </ErrorsPage>
  );
}
