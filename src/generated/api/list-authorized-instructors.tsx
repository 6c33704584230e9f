// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1instructor-led-courses~1{courseId}~1authorized-instructors/get. Run `npm run codegen`; do not edit.
import { A } from "openapi-tsx-docs/reference";
import { OperationPage } from "../operation-page";
import { parameters, responses, shared } from "../shared";
import { examples, samples } from "./list-authorized-instructors.samples";

export default function ListAuthorizedInstructors() {
  return (
    <OperationPage
      id="list-authorized-instructors"
      method="get"
      path="/tp-api/instructor-led-courses/{courseId}/authorized-instructors"
      title="List authorized instructors"
      tag="Instructor-led courses"
      samples={samples}
      examples={examples}
      description={
        <>
          Returns the instructors who are authorized for a course. Use their ids as{" "}
          <code>instructorIds</code> when you <A href="/classCreate">create a class</A>.
        </>
      }
      hasLinks
      details={
        <p>
          To read a long list, see <A href="/pagination">Pagination</A>.
        </p>
      }
      parameters={[
        parameters.InstructorLedCourseId,
        parameters.Cursor,
        parameters.Limit,
        parameters.Skip,
        parameters.TrainingProviderId,
      ]}
      responses={[
        {
          status: "200",
          description: "The instructors authorized for the course.",
          content: [
            {
              mediaType: "application/json",
              schema: { type: { array: { ref: "AuthorizedInstructor" } } },
            },
          ],
        },
        { status: "400", ...responses.BadRequest },
      ]}
      shared={shared}
    />
  );
}
