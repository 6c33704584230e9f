// Generated from openapi/training-provider.yaml#/paths. Run `npm run codegen`; do not edit.
import { ErrorExample, ErrorShape, ErrorStatus, ErrorsPage, OperationLink, Ref } from "@reference";
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
    >
      <ErrorShape type="StatusErrorBody">
        <Ref to="StatusErrorBody" />
        <ErrorExample
          status="400"
          from={listClassesExamples.responses["400"]["application/json"]}
          name="status"
        />
        <ErrorStatus
          status="400"
          everywhere
        />
      </ErrorShape>
      <ErrorShape type="KeyedErrorBody">
        <Ref to="KeyedErrorBody" />
        <ErrorExample
          status="400"
          from={listClassesExamples.responses["400"]["application/json"]}
          name="keyed"
        />
        <ErrorStatus
          status="400"
          everywhere
        />
      </ErrorShape>
      <ErrorShape type="ErrorListBody">
        <Ref to="ErrorListBody" />
        <ErrorExample
          status="400"
          from={createClassLearningRecordExamples.responses["400"]["application/json"]}
          name="list"
        />
        <ErrorStatus status="400">
          <OperationLink id="create-class-learning-record" />
        </ErrorStatus>
      </ErrorShape>
    </ErrorsPage>
  );
}
