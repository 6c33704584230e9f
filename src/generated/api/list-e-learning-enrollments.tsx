// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1e-learning~1{courseId}~1enrollments/get. Run `npm run codegen`; do not edit.
import { A } from "openapi-tsx-docs/reference";
import { OperationPage } from "../operation-page";
import { parameters, responses, shared } from "../shared";
import { examples, samples } from "./list-e-learning-enrollments.samples";

export default function ListELearningEnrollments() {
  return (
    <OperationPage
      id="list-e-learning-enrollments"
      method="get"
      path="/tp-api/e-learning/{courseId}/enrollments"
      title="List e-learning enrollments"
      tag="E-learning enrollments"
      samples={samples}
      examples={examples}
      description={
        <>
          Returns who is enrolled in an e-learning course. Learners have the same fields as in class
          enrollments, except <code>uniqueSystemIdentifier</code>. To read a long list, see{" "}
          <A href="/pagination">Pagination</A>.
        </>
      }
      hasLinks
      parameters={[
        parameters.ELearningCourseId,
        parameters.Cursor,
        parameters.Limit,
        parameters.Skip,
        parameters.TrainingProviderId,
      ]}
      responses={[
        {
          status: "200",
          description: "The enrollments of the course.",
          content: [
            {
              mediaType: "application/json",
              schema: { type: { array: { ref: "ELearningEnrollment" } } },
            },
          ],
        },
        { status: "400", ...responses.BadRequest },
      ]}
      shared={shared}
    />
  );
}
