// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1e-learning~1{courseId}/patch. Run `npm run codegen`; do not edit.
import { OperationPage } from "../operation-page";
import { parameters, responses, shared } from "../shared";
import { examples, samples } from "./update-elearning.samples";

export default function UpdateElearning() {
  return (
    <OperationPage
      id="update-elearning"
      method="patch"
      path="/tp-api/e-learning/{courseId}"
      title="Update e-learning course"
      tag="E-learning"
      samples={samples}
      examples={examples}
      description={
        <>
          Publishes an e-learning course in the marketplace, unpublishes it, or changes the URL
          where learners register. Returns the updated course.
        </>
      }
      details={
        <p>
          To be published, a course needs an <code>externalRegistrationUrl</code>, and it keeps that
          URL while it is published: to clear it, unpublish the course first.
        </p>
      }
      parameters={[parameters.ELearningCourseId, parameters.TrainingProviderId]}
      requestBody={{
        required: true,
        content: [
          {
            mediaType: "application/json",
            schema: { type: { ref: "ELearningUpdate" } },
          },
        ],
      }}
      responses={[
        {
          status: "200",
          description: "The updated course.",
          content: [
            {
              mediaType: "application/json",
              schema: { type: { ref: "ELearningCourse" } },
            },
          ],
        },
        { status: "400", ...responses.BadRequest },
      ]}
      shared={shared}
    />
  );
}
