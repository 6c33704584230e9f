// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1employers/get. Run `npm run codegen`; do not edit.
import { OperationPage } from "../operation-page";
import { parameters, responses, shared } from "../shared";
import { examples, samples } from "./list-employers.samples";

export default function ListEmployers() {
  return (
    <OperationPage
      id="list-employers"
      method="get"
      path="/tp-api/employers"
      title="List employers"
      tag="Employers"
      samples={samples}
      examples={examples}
      description="Finds employers by name. You need the id of an employer to enroll a learner."
      details={
        <p>
          This list takes no <code>limit</code>, <code>skip</code> or <code>cursor</code>.
        </p>
      }
      parameters={[
        {
          in: "query",
          name: "employerName",
          type: "string",
          minLength: 3,
          required: true,
          example: "nordsee",
          description: "The name to search for. At least three characters.",
        },
        parameters.TrainingProviderId,
      ]}
      responses={[
        {
          status: "200",
          description: "The employers that match.",
          content: [
            {
              mediaType: "application/json",
              schema: { type: { array: { ref: "Employer" } } },
            },
          ],
        },
        { status: "400", ...responses.BadRequest },
      ]}
      shared={shared}
    />
  );
}
