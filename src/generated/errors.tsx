// Generated from openapi/training-provider.yaml#/paths. Run `npm run codegen`; do not edit.
import { ErrorsPage } from "openapi-tsx-docs/reference";
import { examples as shared } from "./shared.samples";

export default function page() {
  return (
    <ErrorsPage
      shapes={[
        {
          schema: { type: { ref: "StatusErrorBody" } },
          examples: [
            {
              status: "400",
              from: shared["BadRequest"]["application/json"],
              name: "status",
            },
          ],
          statuses: [
            {
              status: "400",
              everywhere: true,
            },
          ],
        },
        {
          schema: { type: { ref: "KeyedErrorBody" } },
          examples: [
            {
              status: "400",
              from: shared["BadRequest"]["application/json"],
              name: "keyed",
            },
          ],
          statuses: [
            {
              status: "400",
              everywhere: true,
            },
          ],
        },
        {
          schema: { type: { ref: "ErrorListBody" } },
          examples: [
            {
              status: "400",
              from: shared["ClassLearningRecordBadRequest"]["application/json"],
              name: "list",
            },
          ],
          statuses: [
            {
              status: "400",
              operations: ["create-class-learning-record"],
            },
          ],
        },
      ]}
    />
  );
}
