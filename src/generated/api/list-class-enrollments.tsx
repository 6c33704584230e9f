// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1classes~1{classId}~1enrollments/get. Run `npm run codegen`; do not edit.
import { A } from "openapi-tsx-docs/reference";
import { OperationPage } from "../operation-page";
import { parameters, responses, shared } from "../shared";
import { examples, samples } from "./list-class-enrollments.samples";

export default function ListClassEnrollments() {
  return (
    <OperationPage
      id="list-class-enrollments"
      method="get"
      path="/tp-api/classes/{classId}/enrollments"
      title="List class enrollments"
      tag="Class enrollments"
      samples={samples}
      examples={examples}
      description={
        <>
          Returns who is enrolled in a class, with the employer of each enrollment, if there is one.
          To read a long list, see <A href="/pagination">Pagination</A>.
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
          description: "The enrollments of the class.",
          content: [
            {
              mediaType: "application/json",
              schema: { type: { array: { ref: "ClassEnrollment" } } },
            },
          ],
        },
        { status: "400", ...responses.BadRequest },
      ]}
      shared={shared}
    />
  );
}
