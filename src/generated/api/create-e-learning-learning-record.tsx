// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1e-learning~1{courseId}~1learning-records/post. Run `npm run codegen`; do not edit.
import { A } from "@reference";
import { OperationPage } from "../operation-page";
import { ELearningLearningRecordCreate } from "../schemas/ELearningLearningRecordCreate";
import { KeyedErrorBody } from "../schemas/KeyedErrorBody";
import { KeyedMessage } from "../schemas/KeyedMessage";
import { ResourceReference } from "../schemas/ResourceReference";
import { StatusErrorBody } from "../schemas/StatusErrorBody";
import { servers } from "../servers";
import { examples, samples } from "./create-e-learning-learning-record.samples";

export default function CreateELearningLearningRecord() {
  return (
    <OperationPage
      id="create-e-learning-learning-record"
      method="post"
      path="/tp-api/e-learning/{courseId}/learning-records"
      title="Create e-learning learning record"
      tag="E-learning learning records"
      samples={samples}
      examples={examples}
      schemas={{
        ELearningLearningRecordCreate,
        ResourceReference,
        StatusErrorBody,
        KeyedErrorBody,
        KeyedMessage,
      }}
      description={
        <>
          Reports that a learner has completed an e-learning course. Only a pass can be reported, so{" "}
          <code>grade</code> has a single value.
        </>
      }
      details={
        <p>
          The learner must have enrolled earlier: <code>completed</code> must be later than the date
          of the enrollment. The guide{" "}
          <A href="/createELearningRecord">Create an e-learning learning record</A> goes through it
          step by step.
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
        description: "The learner and the completion.",
        content: [
          {
            mediaType: "application/json",
            schema: { type: { ref: "ELearningLearningRecordCreate" } },
          },
        ],
      }}
      responses={[
        {
          status: "200",
          description: "The completion has been recorded.",
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
