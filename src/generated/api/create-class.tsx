// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1classes/post. Run `npm run codegen`; do not edit.
import { A } from "openapi-tsx-docs/reference";
import { OperationPage } from "../operation-page";
import { parameters, responses, shared } from "../shared";
import { examples, samples } from "./create-class.samples";

export default function CreateClass() {
  return (
    <OperationPage
      id="create-class"
      method="post"
      path="/tp-api/classes"
      title="Create class"
      tag="Classes"
      counterparts={["update-class"]}
      samples={samples}
      examples={examples}
      description={
        <>
          Schedules a new class of an instructor-led course and returns its id. The guide{" "}
          <A href="/classCreate">Create a class</A> explains it step by step.
        </>
      }
      hasLinks
      parameters={[parameters.TrainingProviderId]}
      requestBody={{
        required: true,
        content: [
          {
            mediaType: "application/json",
            schema: { type: { ref: "ClassCreate" } },
          },
        ],
      }}
      responses={[
        {
          status: "200",
          description: "The class has been created.",
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
