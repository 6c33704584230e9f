// Generated from tests/fixtures/specs/tiny.yaml#/paths. Run `npm run codegen`; do not edit.
import { ErrorsPage } from "openapi-tsx-docs/reference";
import { examples as replaceBookExamples } from "./api/replace-book.samples";

export default function page() {
  return (
    <ErrorsPage
      shapes={[
        {
          schema: { type: "string" },
          examples: [
            {
              status: "404",
              from: replaceBookExamples.responses["404"]["text/plain"],
              name: "example",
            },
          ],
          statuses: [
            {
              status: "404",
              operations: ["replace-book"],
            },
          ],
        },
      ]}
    />
  );
}
