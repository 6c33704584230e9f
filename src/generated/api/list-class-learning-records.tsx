// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1classes~1{classId}~1learning-records/get. Run `npm run codegen`; do not edit.
import { A } from "@reference";
import { OperationPage } from "../operation-page";
import { KeyedErrorBody } from "../schemas/KeyedErrorBody";
import { KeyedMessage } from "../schemas/KeyedMessage";
import { LearningRecord } from "../schemas/LearningRecord";
import { LearningRecordLearner } from "../schemas/LearningRecordLearner";
import { StatusErrorBody } from "../schemas/StatusErrorBody";
import { servers } from "../servers";
import { examples, samples } from "./list-class-learning-records.samples";

export default function ListClassLearningRecords() {
  return (
    <OperationPage
      id="list-class-learning-records"
      method="get"
      path="/tp-api/classes/{classId}/learning-records"
      title="List class learning records"
      tag="Class learning records"
      samples={samples}
      examples={examples}
      schemas={{
        LearningRecord,
        StatusErrorBody,
        KeyedErrorBody,
        LearningRecordLearner,
        KeyedMessage,
      }}
      description={
        <>
          Returns the results recorded for the learners of a class. See{" "}
          <A href="/pagination">Pagination</A> for reading a long list.
        </>
      }
      hasLinks
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
          in: "query",
          name: "cursor",
          type: "string",
          description: "The position in the list to continue from.",
        },
        {
          in: "query",
          name: "limit",
          type: "integer",
          minimum: 1,
          maximum: 100,
          default: 10,
          example: 100,
          description: "The maximum number of entries to return.",
        },
        {
          in: "query",
          name: "skip",
          type: "integer",
          minimum: 0,
          default: 0,
          description: "The number of entries to skip.",
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
          description: "The learning records of the class.",
          content: [
            {
              mediaType: "application/json",
              schema: { type: { array: { ref: "LearningRecord" } } },
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
