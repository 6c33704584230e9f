// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1e-learning~1{courseId}~1learning-records/get. Run `npm run codegen`; do not edit.
import { A } from "openapi-tsx-docs/reference";
import { OperationPage } from "../operation-page";
import { parameters, responses, shared } from "../shared";
import { examples, samples } from "./list-e-learning-records.samples";

export default function ListELearningRecords() {
  return (
    <OperationPage
      id="list-e-learning-records"
      method="get"
      path="/tp-api/e-learning/{courseId}/learning-records"
      title="List e-learning learning records"
      tag="E-learning learning records"
      samples={samples}
      examples={examples}
      description={
        <>
          Returns the results recorded for the learners of an e-learning course. To read a long
          list, see <A href="/pagination">Pagination</A>.
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
          description: "The learning records of the course.",
          content: [
            {
              mediaType: "application/json",
              schema: { type: { array: { ref: "LearningRecord" } } },
            },
          ],
        },
        { status: "400", ...responses.BadRequest },
      ]}
      shared={shared}
    />
  );
}
