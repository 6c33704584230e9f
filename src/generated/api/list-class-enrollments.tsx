// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1classes~1{classId}~1enrollments/get. Run `npm run codegen`; do not edit.
import { A } from "@reference";
import { OperationPage } from "../operation-page";
import { ClassEnrollment } from "../schemas/ClassEnrollment";
import { ClassEnrollmentLearner } from "../schemas/ClassEnrollmentLearner";
import { Employer } from "../schemas/Employer";
import { KeyedErrorBody } from "../schemas/KeyedErrorBody";
import { KeyedMessage } from "../schemas/KeyedMessage";
import { StatusErrorBody } from "../schemas/StatusErrorBody";
import { servers } from "../servers";
import { examples, samples } from "./list-class-enrollments.samples";

export default function ListClassEnrollments() {
  return (
    <OperationPage
      id="list-class-enrollments"
      method="get"
      path="/tp-api/classes/{classId}/enrollments"
      title="List class enrollments"
      tag="Class enrollments"
      samples={samples}
      examples={examples}
      schemas={{
        ClassEnrollment,
        StatusErrorBody,
        KeyedErrorBody,
        ClassEnrollmentLearner,
        Employer,
        KeyedMessage,
      }}
      description={
        <>
          Returns who is enrolled in a class, with the employer behind each enrollment where there
          is one. See <A href="/pagination">Pagination</A> for reading a long list.
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
          description: "The enrollments of the class.",
          content: [
            {
              mediaType: "application/json",
              schema: { type: { array: { ref: "ClassEnrollment" } } },
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
