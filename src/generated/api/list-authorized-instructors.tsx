// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1instructor-led-courses~1{courseId}~1authorized-instructors/get. Run `npm run codegen`; do not edit.
import { A } from "@reference";
import { OperationPage } from "../operation-page";
import { AuthorizedInstructor } from "../schemas/AuthorizedInstructor";
import { KeyedErrorBody } from "../schemas/KeyedErrorBody";
import { KeyedMessage } from "../schemas/KeyedMessage";
import { StatusErrorBody } from "../schemas/StatusErrorBody";
import { servers } from "../servers";
import { examples, samples } from "./list-authorized-instructors.samples";

export default function ListAuthorizedInstructors() {
  return (
    <OperationPage
      id="list-authorized-instructors"
      method="get"
      path="/tp-api/instructor-led-courses/{courseId}/authorized-instructors"
      title="List authorized instructors"
      tag="Instructor-led courses"
      samples={samples}
      examples={examples}
      schemas={{
        AuthorizedInstructor,
        StatusErrorBody,
        KeyedErrorBody,
        KeyedMessage,
      }}
      description={
        <>
          Returns the instructors who are authorized for a course. Use their ids as{" "}
          <code>instructorIds</code> when you <A href="/classCreate">create a class</A>.
        </>
      }
      hasLinks
      details={
        <p>
          See <A href="/pagination">Pagination</A> for reading a long list.
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
          example: "b80d6f13e4a7",
          description: "Id of the course, from the list of instructor-led courses.",
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
          description: "The instructors authorized for the course.",
          content: [
            {
              mediaType: "application/json",
              schema: { type: { array: { ref: "AuthorizedInstructor" } } },
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
