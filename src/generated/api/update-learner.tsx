// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1learners~1{learnerId}/patch. Run `npm run codegen`; do not edit.
import { OperationPage } from "../operation-page";
import { KeyedErrorBody } from "../schemas/KeyedErrorBody";
import { KeyedMessage } from "../schemas/KeyedMessage";
import { Learner } from "../schemas/Learner";
import { LearnerUpdate } from "../schemas/LearnerUpdate";
import { PhoneNumber } from "../schemas/PhoneNumber";
import { StatusErrorBody } from "../schemas/StatusErrorBody";
import { servers } from "../servers";
import { examples, samples } from "./update-learner.samples";

export default function UpdateLearner() {
  return (
    <OperationPage
      id="update-learner"
      method="patch"
      path="/tp-api/learners/{learnerId}"
      title="Update learner"
      tag="Learners"
      samples={samples}
      examples={examples}
      schemas={{
        LearnerUpdate,
        Learner,
        StatusErrorBody,
        KeyedErrorBody,
        PhoneNumber,
        KeyedMessage,
      }}
      description={
        <>
          Corrects the name or the contact details of a learner. Send only the fields that change.
          Returns the updated learner.
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
          name: "learnerId",
          type: "string",
          required: true,
          example: "a54c97e2d01b",
          description: "Id of the learner, from the list of learners.",
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
        description: "The details to change.",
        content: [
          {
            mediaType: "application/json",
            schema: { type: { ref: "LearnerUpdate" } },
          },
        ],
      }}
      responses={[
        {
          status: "200",
          description: "The updated learner.",
          content: [
            {
              mediaType: "application/json",
              schema: { type: { ref: "Learner" } },
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
