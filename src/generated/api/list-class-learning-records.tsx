// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1classes~1{classId}~1learning-records/get. Run `npm run codegen`; do not edit.
import { A } from "openapi-tsx-docs/reference";
import { OperationPage } from "../operation-page";
import { parameters, responses, shared } from "../shared";
import { examples, samples } from "./list-class-learning-records.samples";

export default function ListClassLearningRecords() {
  return (
    <OperationPage
      id="list-class-learning-records"
      method="get"
      path="/tp-api/classes/{classId}/learning-records"
      title="List class learning records"
      tag="Class learning records"
      samples={samples}
      examples={examples}
      description={
        <>
          Returns the results recorded for the learners of a class. To read a long list, see{" "}
          <A href="/pagination">Pagination</A>.
        </>
      }
      hasLinks
      parameters={[
        parameters.ClassId,
        parameters.Cursor,
        parameters.Limit,
        parameters.Skip,
        parameters.TrainingProviderId,
      ]}
      responses={[
        {
          status: "200",
          description: "The learning records of the class.",
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
