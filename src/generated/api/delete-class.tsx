// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1classes~1{classId}/delete. Run `npm run codegen`; do not edit.
import { OperationPage } from "../operation-page";
import { KeyedErrorBody } from "../schemas/KeyedErrorBody";
import { KeyedMessage } from "../schemas/KeyedMessage";
import { ResourceReference } from "../schemas/ResourceReference";
import { StatusErrorBody } from "../schemas/StatusErrorBody";
import { servers } from "../servers";
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
      schemas={{
        ResourceReference,
        StatusErrorBody,
        KeyedErrorBody,
        KeyedMessage,
      }}
      description="Deletes a class and returns its id. The request has no body."
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
