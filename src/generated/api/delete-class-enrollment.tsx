// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1classes~1{classId}~1enrollments~1{enrollmentId}/delete. Run `npm run codegen`; do not edit.
import { OperationPage } from "../operation-page";
import { parameters, responses, shared } from "../shared";
import { examples, samples } from "./delete-class-enrollment.samples";

export default function DeleteClassEnrollment() {
  return (
    <OperationPage
      id="delete-class-enrollment"
      method="delete"
      path="/tp-api/classes/{classId}/enrollments/{enrollmentId}"
      title="Delete class enrollment"
      tag="Class enrollments"
      samples={samples}
      examples={examples}
      description="Removes a learner from a class. A successful response has no body."
      parameters={[parameters.ClassId, parameters.ClassEnrollmentId, parameters.TrainingProviderId]}
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
