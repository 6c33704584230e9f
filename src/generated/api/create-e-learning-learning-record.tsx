// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1e-learning~1{courseId}~1learning-records/post. Run `npm run codegen`; do not edit.
import { A } from "openapi-tsx-docs/reference";
import { OperationPage } from "../operation-page";
import { parameters, responses, shared } from "../shared";
import { examples, samples } from "./create-e-learning-learning-record.samples";

export default function CreateELearningLearningRecord() {
  return (
    <OperationPage
      id="create-e-learning-learning-record"
      method="post"
      path="/tp-api/e-learning/{courseId}/learning-records"
      title="Create e-learning learning record"
      tag="E-learning learning records"
      counterparts={["create-class-learning-record"]}
      samples={samples}
      examples={examples}
      description={
        <>
          Reports that a learner has completed an e-learning course. Only a pass can be reported, so{" "}
          <code>grade</code> has a single value.
        </>
      }
      details={
        <p>
          <code>completed</code> must be later than the date of the enrollment. The guide{" "}
          <A href="/createELearningRecord">Create an e-learning learning record</A> explains it step
          by step.
        </p>
      }
      parameters={[parameters.ELearningCourseId, parameters.TrainingProviderId]}
      requestBody={{
        required: true,
        content: [
          {
            mediaType: "application/json",
            schema: { type: { ref: "ELearningLearningRecordCreate" } },
          },
        ],
      }}
      responses={[
        {
          status: "200",
          description: "The completion has been recorded.",
          content: [
            {
              mediaType: "application/json",
              schema: { type: { ref: "ResourceReference" } },
            },
          ],
        },
        { status: "400", ...responses.BadRequest },
      ]}
      shared={shared}
    />
  );
}
