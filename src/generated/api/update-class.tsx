// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1classes~1{classId}/patch. Run `npm run codegen`; do not edit.
import { OperationPage } from "../operation-page";
import { AddressUpdate } from "../schemas/AddressUpdate";
import { ClassUpdate } from "../schemas/ClassUpdate";
import { ContactUpdate } from "../schemas/ContactUpdate";
import { KeyedErrorBody } from "../schemas/KeyedErrorBody";
import { KeyedMessage } from "../schemas/KeyedMessage";
import { ResourceReference } from "../schemas/ResourceReference";
import { ScheduleEventUpdate } from "../schemas/ScheduleEventUpdate";
import { StatusErrorBody } from "../schemas/StatusErrorBody";
import { UtcDateTime } from "../schemas/UtcDateTime";
import { servers } from "../servers";
import { examples, samples } from "./update-class.samples";

export default function UpdateClass() {
  return (
    <OperationPage
      id="update-class"
      method="patch"
      path="/tp-api/classes/{classId}"
      title="Update class"
      tag="Classes"
      samples={samples}
      examples={examples}
      schemas={{
        ClassUpdate,
        ResourceReference,
        StatusErrorBody,
        KeyedErrorBody,
        AddressUpdate,
        ContactUpdate,
        ScheduleEventUpdate,
        KeyedMessage,
        UtcDateTime,
      }}
      description="Changes the fields you send. Other fields do not change."
      details={
        <>
          <p>
            A <code>schedule</code> is the exception: it stands for the whole new schedule and is
            compared with the old one by event id.
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
            So send every event you want to keep. Times are in UTC, an event stays under 24 hours,
            and events may not overlap.
          </p>
        </>
      }
      security={[
        [
          {
            name: "TrainingProviderAuthorization",
            type: "apiKey",
            in: "header",
            parameter: "Authorization",
          },
        ],
      ]}
      parameters={[
        {
          in: "path",
          name: "classId",
          type: "string",
          required: true,
          example: "7c41e0b95d2a",
          description: "Id of the class, from when you created or listed it.",
        },
        {
          in: "header",
          name: "training-provider-id",
          type: "string",
          required: true,
          example: "tp-48213",
          description:
            "The training provider on whose behalf you call. Export calls do not need it.",
        },
      ]}
      requestBody={{
        required: true,
        description: "The fields to change.",
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
        {
          status: "400",
          description: "The request was refused. The body has one of two shapes.",
          content: [
            {
              mediaType: "application/json",
              schema: {
                type: { or: [{ ref: "StatusErrorBody" }, { ref: "KeyedErrorBody" }] },
                unions: [
                  {
                    mode: "oneOf",
                    variants: [
                      {
                        label: "Error with a status code",
                        type: { ref: "StatusErrorBody" },
                      },
                      {
                        label: "Error with a key",
                        type: { ref: "KeyedErrorBody" },
                      },
                    ],
                  },
                ],
              },
            },
          ],
        },
      ]}
      servers={servers}
    />
  );
}
