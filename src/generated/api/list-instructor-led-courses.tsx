// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1instructor-led-courses/get. Run `npm run codegen`; do not edit.
import { A } from "openapi-tsx-docs/reference";
import { OperationPage } from "../operation-page";
import { parameters, responses, shared } from "../shared";
import { examples, samples } from "./list-instructor-led-courses.samples";

export default function ListInstructorLedCourses() {
  return (
    <OperationPage
      id="list-instructor-led-courses"
      method="get"
      path="/tp-api/instructor-led-courses"
      title="List instructor-led courses"
      tag="Instructor-led courses"
      samples={samples}
      examples={examples}
      description={
        <>
          Returns the courses you can run as classes. <code>validationRules</code> has the limits
          for classes of the course: read it before you <A href="/classCreate">create a class</A>.
        </>
      }
      hasLinks
      details={
        <p>
          To read a long list, see <A href="/pagination">Pagination</A>.
        </p>
      }
      parameters={[
        parameters.Cursor,
        parameters.Limit,
        parameters.Skip,
        parameters.TrainingProviderId,
      ]}
      responses={[
        {
          status: "200",
          description: "Your instructor-led courses.",
          content: [
            {
              mediaType: "application/json",
              schema: { type: { array: { ref: "InstructorLedCourse" } } },
            },
          ],
        },
        { status: "400", ...responses.BadRequest },
      ]}
      shared={shared}
    />
  );
}
