// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1exports/post. Run `npm run codegen`; do not edit.
import { A } from "@reference";
import { OperationPage } from "../operation-page";
import { ExportJobCreate } from "../schemas/ExportJobCreate";
import { ExportJobCreated } from "../schemas/ExportJobCreated";
import { KeyedErrorBody } from "../schemas/KeyedErrorBody";
import { KeyedMessage } from "../schemas/KeyedMessage";
import { ResourceReference } from "../schemas/ResourceReference";
import { StatusErrorBody } from "../schemas/StatusErrorBody";
import { servers } from "../servers";
import { examples, samples } from "./create-export-data-job.samples";

export default function CreateExportDataJob() {
  return (
    <OperationPage
      id="create-export-data-job"
      method="post"
      path="/tp-api/exports"
      title="Create export job"
      tag="Exports"
      samples={samples}
      examples={examples}
      schemas={{
        ExportJobCreate,
        ExportJobCreated,
        StatusErrorBody,
        KeyedErrorBody,
        ResourceReference,
        KeyedMessage,
      }}
      description={
        <>
          Starts collecting data in the background and returns the id of the job. Use the id to{" "}
          <A href="/api/get-export-data-job">get the status of the job</A>.
        </>
      }
      hasLinks
      details={
        <>
          <p>
            If an export job is already running, no second one is started: you get the id of the
            running job. This call does not need the <code>training-provider-id</code> header.
          </p>
          <p>
            The guide <A href="/createExportDataJob">Create an export data job</A> goes through it
            step by step.
          </p>
        </>
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
      requestBody={{
        required: true,
        description: "What to export, and how.",
        content: [
          {
            mediaType: "application/json",
            schema: { type: { ref: "ExportJobCreate" } },
          },
        ],
      }}
      responses={[
        {
          status: "200",
          description: "The job that was started, or the one already running.",
          content: [
            {
              mediaType: "application/json",
              schema: { type: { ref: "ExportJobCreated" } },
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
