// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1classes~1{classId}/delete. Run `npm run codegen`; do not edit.
import { A } from "openapi-tsx-docs/reference";
import { OperationPage } from "../operation-page";
import { parameters, responses, shared } from "../shared";
import { examples, samples } from "./delete-class.samples";

export default function DeleteClass() {
  return (
    <OperationPage
      id="delete-class"
      method="delete"
      path="/tp-api/classes/{classId}"
      title="Delete class"
      tag="Classes"
      samples={samples}
      examples={examples}
      description={
        <>
          Deletes a class and returns its id. The request has no body. What happens to its
          enrollments and learning records, and whether it can be brought back, are{" "}
          <A href="/openQuestions#classes">open questions</A>:{" "}
          <A href="/useCases/cancel-class">Cancel a class</A> shows what to save first.
        </>
      }
      hasLinks
      parameters={[parameters.ClassId, parameters.TrainingProviderId]}
      responses={[
        {
          status: "200",
          description: "The class has been deleted.",
          content: [
            {
              mediaType: "application/json",
              schema: { type: { ref: "ResourceReference" } },
            },
          ],
        },
        { status: "400", ...responses.BadRequest },
      ]}
      shared={shared}
    />
  );
}
