// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1classes~1{classId}~1enrollments~1{enrollmentId}/delete. Run `npm run codegen`; do not edit.
import { OperationPage } from "../operation-page";
import { KeyedErrorBody } from "../schemas/KeyedErrorBody";
import { KeyedMessage } from "../schemas/KeyedMessage";
import { StatusErrorBody } from "../schemas/StatusErrorBody";
import { servers } from "../servers";
import { examples, samples } from "./delete-class-enrollment.samples";

export default function DeleteClassEnrollment() {
  return (
    <OperationPage
      id="delete-class-enrollment"
      method="delete"
      path="/tp-api/classes/{classId}/enrollments/{enrollmentId}"
      title="Delete class enrollment"
      tag="Class enrollments"
      samples={samples}
      examples={examples}
      schemas={{
        StatusErrorBody,
        KeyedErrorBody,
        KeyedMessage,
      }}
      description="Takes a learner off a class. A successful response has no body."
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
          in: "path",
          name: "enrollmentId",
          type: "string",
          required: true,
          example: "2be60f8d13c9",
          description: "Id of the enrollment, from when you created or listed it.",
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
          status: "204",
          description: "The enrollment has been deleted.",
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
