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
      samples={samples}
      examples={examples}
      description="Schedules a new class of an instructor-led course and returns its id."
      details={
        <>
          <p>
            A class held in person needs an <code>address</code>; a virtual class needs a{" "}
            <code>virtualClassURL</code>. You do not send a delivery method: the{" "}
            <code>deliveryMethod</code> of the <A href="/api/list-instructor-led-courses">course</A>{" "}
            decides which variant applies.
          </p>
          <ul>
            <li>
              Send the times of the schedule in UTC. <code>timezone</code> is the time zone of the
              class itself.
            </li>
            <li>An event lasts less than 24 hours, and no two events of the class may overlap.</li>
            <li>A request with an unknown field fails.</li>
          </ul>
          <p>
            The guide <A href="/classCreate">Create a class</A> explains it step by step.
          </p>
        </>
      }
      parameters={[parameters.TrainingProviderId]}
      requestBody={{
        required: true,
        description: "The new class.",
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
