// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1e-learning/get. Run `npm run codegen`; do not edit.
import { A } from "openapi-tsx-docs/reference";
import { OperationPage } from "../operation-page";
import { parameters, responses, shared } from "../shared";
import { examples, samples } from "./list-e-learning.samples";

export default function ListELearning() {
  return (
    <OperationPage
      id="list-e-learning"
      method="get"
      path="/tp-api/e-learning"
      title="List e-learning courses"
      tag="E-learning"
      samples={samples}
      examples={examples}
      description={
        <>
          Returns your e-learning courses and says which of them are in the marketplace. To read a
          long list, see <A href="/pagination">Pagination</A>.
        </>
      }
      hasLinks
      parameters={[
        parameters.Cursor,
        parameters.Limit,
        parameters.Skip,
        parameters.TrainingProviderId,
      ]}
      responses={[
        {
          status: "200",
          description: "Your e-learning courses.",
          content: [
            {
              mediaType: "application/json",
              schema: { type: { array: { ref: "ELearningCourse" } } },
            },
          ],
        },
        { status: "400", ...responses.BadRequest },
      ]}
      shared={shared}
    />
  );
}
