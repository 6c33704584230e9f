// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1e-learning~1{courseId}~1enrollments/get. Run `npm run codegen`; do not edit.
import { A } from "@reference";
import { OperationPage } from "../operation-page";
import { ELearningEnrollment } from "../schemas/ELearningEnrollment";
import { ELearningEnrollmentLearner } from "../schemas/ELearningEnrollmentLearner";
import { Employer } from "../schemas/Employer";
import { KeyedErrorBody } from "../schemas/KeyedErrorBody";
import { KeyedMessage } from "../schemas/KeyedMessage";
import { StatusErrorBody } from "../schemas/StatusErrorBody";
import { servers } from "../servers";
import { examples, samples } from "./list-e-learning-enrollments.samples";

export default function ListELearningEnrollments() {
  return (
    <OperationPage
      id="list-e-learning-enrollments"
      method="get"
      path="/tp-api/e-learning/{courseId}/enrollments"
      title="List e-learning enrollments"
      tag="E-learning enrollments"
      samples={samples}
      examples={examples}
      schemas={{
        ELearningEnrollment,
        StatusErrorBody,
        KeyedErrorBody,
        ELearningEnrollmentLearner,
        Employer,
        KeyedMessage,
      }}
      description={
        <>
          Returns who is enrolled in an e-learning course. Learners have the same fields as in class
          enrollments, except <code>uniqueSystemIdentifier</code>. See{" "}
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
          name: "courseId",
          type: "string",
          required: true,
          example: "7e95a1c03fd8",
          description: "Id of the e-learning course, from the list of e-learning courses.",
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
          description: "The enrollments of the course.",
          content: [
            {
              mediaType: "application/json",
              schema: { type: { array: { ref: "ELearningEnrollment" } } },
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
