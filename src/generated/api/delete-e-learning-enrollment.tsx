// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1e-learning~1{courseId}~1enrollments~1{enrollmentId}/delete. Run `npm run codegen`; do not edit.
import { OperationPage } from "../operation-page";
import { KeyedErrorBody } from "../schemas/KeyedErrorBody";
import { KeyedMessage } from "../schemas/KeyedMessage";
import { StatusErrorBody } from "../schemas/StatusErrorBody";
import { servers } from "../servers";
import { examples, samples } from "./delete-e-learning-enrollment.samples";

export default function DeleteELearningEnrollment() {
  return (
    <OperationPage
      id="delete-e-learning-enrollment"
      method="delete"
      path="/tp-api/e-learning/{courseId}/enrollments/{enrollmentId}"
      title="Delete e-learning enrollment"
      tag="E-learning enrollments"
      samples={samples}
      examples={examples}
      schemas={{
        StatusErrorBody,
        KeyedErrorBody,
        KeyedMessage,
      }}
      description="Takes a learner off an e-learning course. A successful response has no body."
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
          name: "courseId",
          type: "string",
          required: true,
          example: "7e95a1c03fd8",
          description: "Id of the e-learning course, from the list of e-learning courses.",
        },
        {
          in: "path",
          name: "enrollmentId",
          type: "string",
          required: true,
          example: "53c7f0a9e21d",
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
