// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1learners/get. Run `npm run codegen`; do not edit.
import { A } from "@reference";
import { OperationPage } from "../operation-page";
import { KeyedErrorBody } from "../schemas/KeyedErrorBody";
import { KeyedMessage } from "../schemas/KeyedMessage";
import { LearnerListItem } from "../schemas/LearnerListItem";
import { StatusErrorBody } from "../schemas/StatusErrorBody";
import { servers } from "../servers";
import { examples, samples } from "./list-learners.samples";

export default function ListLearners() {
  return (
    <OperationPage
      id="list-learners"
      method="get"
      path="/tp-api/learners"
      title="List learners"
      tag="Learners"
      samples={samples}
      examples={examples}
      schemas={{
        LearnerListItem,
        StatusErrorBody,
        KeyedErrorBody,
        KeyedMessage,
      }}
      description={
        <>
          Returns learners, optionally only those whose name or email address contains a given text.
          The search is not case-sensitive.
        </>
      }
      details={
        <p>
          Expect <code>null</code>: a learner in this list may have no name, email address, phone
          number or system identifier. See <A href="/pagination">Pagination</A> for reading a long
          list.
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
          in: "query",
          name: "name",
          type: "string",
          example: "holm",
          description: "Part of the name to search for; not case-sensitive.",
        },
        {
          in: "query",
          name: "email",
          type: "string",
          description: (
            <>
              Part of the email address to search for, such as <code>@example.com</code>; not
              case-sensitive.
            </>
          ),
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
          description: "The learners that match.",
          content: [
            {
              mediaType: "application/json",
              schema: { type: { array: { ref: "LearnerListItem" } } },
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
