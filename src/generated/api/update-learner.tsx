// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1learners~1{learnerId}/patch. Run `npm run codegen`; do not edit.
import { OperationPage } from "../operation-page";
import { parameters, responses, shared } from "../shared";
import { examples, samples } from "./update-learner.samples";

export default function UpdateLearner() {
  return (
    <OperationPage
      id="update-learner"
      method="patch"
      path="/tp-api/learners/{learnerId}"
      title="Update learner"
      tag="Learners"
      samples={samples}
      examples={examples}
      description={
        <>
          Corrects the name or the contact details of a learner. Send only the fields that change.
          Returns the updated learner.
        </>
      }
      parameters={[parameters.LearnerId, parameters.TrainingProviderId]}
      requestBody={{
        required: true,
        content: [
          {
            mediaType: "application/json",
            schema: { type: { ref: "LearnerUpdate" } },
          },
        ],
      }}
      responses={[
        {
          status: "200",
          description: "The updated learner.",
          content: [
            {
              mediaType: "application/json",
              schema: { type: { ref: "Learner" } },
            },
          ],
        },
        { status: "400", ...responses.BadRequest },
      ]}
      shared={shared}
    />
  );
}
