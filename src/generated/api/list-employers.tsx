// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1employers/get. Run `npm run codegen`; do not edit.
import { OperationPage } from "../operation-page";
import { Employer } from "../schemas/Employer";
import { KeyedErrorBody } from "../schemas/KeyedErrorBody";
import { KeyedMessage } from "../schemas/KeyedMessage";
import { StatusErrorBody } from "../schemas/StatusErrorBody";
import { servers } from "../servers";
import { examples, samples } from "./list-employers.samples";

export default function ListEmployers() {
  return (
    <OperationPage
      id="list-employers"
      method="get"
      path="/tp-api/employers"
      title="List employers"
      tag="Employers"
      samples={samples}
      examples={examples}
      schemas={{
        Employer,
        StatusErrorBody,
        KeyedErrorBody,
        KeyedMessage,
      }}
      description="Finds employers by name. You need the id of an employer to enroll a learner."
      details={
        <p>This search takes no list parameters: make the name longer to get fewer results.</p>
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
          name: "employerName",
          type: "string",
          minLength: 3,
          required: true,
          example: "nordsee",
          description: "The name to search for. At least three characters.",
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
          description: "The employers that match.",
          content: [
            {
              mediaType: "application/json",
              schema: { type: { array: { ref: "Employer" } } },
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
