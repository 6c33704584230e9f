// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1e-learning~1{courseId}~1enrollments~1{enrollmentId}/delete. Run `npm run codegen`; do not edit.
import { OperationPage } from "../operation-page";
import { parameters, responses, shared } from "../shared";
import { examples, samples } from "./delete-e-learning-enrollment.samples";

export default function DeleteELearningEnrollment() {
  return (
    <OperationPage
      id="delete-e-learning-enrollment"
      method="delete"
      path="/tp-api/e-learning/{courseId}/enrollments/{enrollmentId}"
      title="Delete e-learning enrollment"
      tag="E-learning enrollments"
      samples={samples}
      examples={examples}
      description="Removes a learner from an e-learning course. A successful response has no body."
      parameters={[
        parameters.ELearningCourseId,
        parameters.ELearningEnrollmentId,
        parameters.TrainingProviderId,
      ]}
      responses={[
        {
          status: "204",
          description: "The enrollment has been deleted.",
        },
        { status: "400", ...responses.BadRequest },
      ]}
      shared={shared}
    />
  );
}
