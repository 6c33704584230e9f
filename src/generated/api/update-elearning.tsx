// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1e-learning~1{courseId}/patch. Run `npm run codegen`; do not edit.
import { OperationPage } from "../operation-page";
import { ELearningCourse } from "../schemas/ELearningCourse";
import { ELearningUpdate } from "../schemas/ELearningUpdate";
import { KeyedErrorBody } from "../schemas/KeyedErrorBody";
import { KeyedMessage } from "../schemas/KeyedMessage";
import { StatusErrorBody } from "../schemas/StatusErrorBody";
import { servers } from "../servers";
import { examples, samples } from "./update-elearning.samples";

export default function UpdateElearning() {
  return (
    <OperationPage
      id="update-elearning"
      method="patch"
      path="/tp-api/e-learning/{courseId}"
      title="Update e-learning course"
      tag="E-learning"
      samples={samples}
      examples={examples}
      schemas={{
        ELearningUpdate,
        ELearningCourse,
        StatusErrorBody,
        KeyedErrorBody,
        KeyedMessage,
      }}
      description={
        <>
          Publishes an e-learning course to the marketplace, takes it down, or changes the URL where
          learners register. Returns the updated course.
        </>
      }
      details={
        <p>
          A course without an <code>externalRegistrationUrl</code> cannot be published, and the URL
          of a published course cannot be removed: take the course down first.
        </p>
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
          name: "courseId",
          type: "string",
          required: true,
          example: "7e95a1c03fd8",
          description: "Id of the e-learning course, from the list of e-learning courses.",
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
            schema: { type: { ref: "ELearningUpdate" } },
          },
        ],
      }}
      responses={[
        {
          status: "200",
          description: "The updated course.",
          content: [
            {
              mediaType: "application/json",
              schema: { type: { ref: "ELearningCourse" } },
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
