// Generated from openapi/training-provider.yaml#/paths. Run `npm run codegen`; do not edit.
import { ErrorsPage } from "@reference";
import { examples as listClassesExamples } from "./api/list-classes.samples";
import { examples as createClassLearningRecordExamples } from "./api/create-class-learning-record.samples";
import { ErrorListBody } from "./schemas/ErrorListBody";
import { KeyedErrorBody } from "./schemas/KeyedErrorBody";
import { KeyedMessage } from "./schemas/KeyedMessage";
import { StatusErrorBody } from "./schemas/StatusErrorBody";

export default function page() {
  return (
    <ErrorsPage
      schemas={{
        StatusErrorBody,
        KeyedErrorBody,
        ErrorListBody,
        KeyedMessage,
      }}
      shapes={[
        {
          schema: { type: { ref: "StatusErrorBody" } },
          examples: [
            {
              status: "400",
              from: listClassesExamples.responses["400"]["application/json"],
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
              from: listClassesExamples.responses["400"]["application/json"],
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
              from: createClassLearningRecordExamples.responses["400"]["application/json"],
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
