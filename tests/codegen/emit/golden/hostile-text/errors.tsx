// Generated from tests/fixtures/specs/hostile-text.yaml#/paths. Run `npm run codegen`; do not edit.
import { ErrorsPage } from "openapi-tsx-docs/reference";
import { examples as xBAmpBXNIfScriptProtoExamples } from "./api/x-b-amp-b-x-n-if-script-proto.samples";

export default function page() {
  return (
    <ErrorsPage
      shapes={[
        {
          schema: { type: { ref: "Text" } },
          examples: [
            {
              status: "default",
              from: xBAmpBXNIfScriptProtoExamples.responses["default"]["application/json"],
              name: "example",
            },
          ],
          statuses: [
            {
              status: "default",
              operations: ["x-b-amp-b-x-n-if-script-proto"],
            },
          ],
        },
      ]}
    />
  );
}
