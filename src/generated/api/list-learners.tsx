// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1learners/get. Run `npm run codegen`; do not edit.
import { A } from "openapi-tsx-docs/reference";
import { OperationPage } from "../operation-page";
import { parameters, responses, shared } from "../shared";
import { examples, samples } from "./list-learners.samples";

export default function ListLearners() {
  return (
    <OperationPage
      id="list-learners"
      method="get"
      path="/tp-api/learners"
      title="List learners"
      tag="Learners"
      samples={samples}
      examples={examples}
      description={
        <>
          Returns learners, optionally only those whose name or email address contains a given text.
          The search is not case-sensitive.
        </>
      }
      details={
        <p>
          Name, email address, phone number and system identifier can all be <code>null</code>. To
          read a long list, see <A href="/pagination">Pagination</A>.
        </p>
      }
      parameters={[
        parameters.Cursor,
        parameters.Limit,
        parameters.Skip,
        {
          in: "query",
          name: "name",
          type: "string",
          description: (
            <>
              Part of the name to search for, such as <code>holm</code>; not case-sensitive.
            </>
          ),
        },
        {
          in: "query",
          name: "email",
          type: "string",
          description: (
            <>
              Part of the email address to search for, such as <code>@example.com</code>; not
              case-sensitive.
            </>
          ),
        },
        parameters.TrainingProviderId,
      ]}
      responses={[
        {
          status: "200",
          description: "The learners that match.",
          content: [
            {
              mediaType: "application/json",
              schema: { type: { array: { ref: "LearnerListItem" } } },
            },
          ],
        },
        { status: "400", ...responses.BadRequest },
      ]}
      shared={shared}
    />
  );
}
