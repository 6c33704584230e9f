// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1classes~1{classId}/patch. Run `npm run codegen`; do not edit.
import { OperationPage } from "../operation-page";
import { parameters, responses, shared } from "../shared";
import { examples, samples } from "./update-class.samples";

export default function UpdateClass() {
  return (
    <OperationPage
      id="update-class"
      method="patch"
      path="/tp-api/classes/{classId}"
      title="Update class"
      tag="Classes"
      counterparts={["create-class"]}
      samples={samples}
      examples={examples}
      description="Changes the fields you send. Other fields do not change."
      details={
        <>
          <p>
            A <code>schedule</code> is the exception: it is the complete new schedule, compared with
            the old one by event id.
          </p>
          <ul>
            <li>
              An event sent with its <code>id</code> and different times is removed and created
              again.
            </li>
            <li>
              An event sent without an <code>id</code> is added.
            </li>
            <li>An event you leave out is removed.</li>
          </ul>
          <p>
            So send every event you want to keep. Times are in UTC, an event lasts less than 24
            hours, and events must not overlap.
          </p>
        </>
      }
      parameters={[parameters.ClassId, parameters.TrainingProviderId]}
      requestBody={{
        required: true,
        content: [
          {
            mediaType: "application/json",
            schema: { type: { ref: "ClassUpdate" } },
          },
        ],
      }}
      responses={[
        {
          status: "200",
          description: "The class has been updated.",
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
