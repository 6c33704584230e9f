// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1exports/get. Run `npm run codegen`; do not edit.
import { A } from "@reference";
import { OperationPage } from "../operation-page";
import { ExportData } from "../schemas/ExportData";
import { ExportJob } from "../schemas/ExportJob";
import { ExportJobState } from "../schemas/ExportJobState";
import { KeyedErrorBody } from "../schemas/KeyedErrorBody";
import { KeyedMessage } from "../schemas/KeyedMessage";
import { StatusErrorBody } from "../schemas/StatusErrorBody";
import { servers } from "../servers";
import { examples, samples } from "./get-export-data-job.samples";

export default function GetExportDataJob() {
  return (
    <OperationPage
      id="get-export-data-job"
      method="get"
      path="/tp-api/exports"
      title="Get export job"
      tag="Exports"
      samples={samples}
      examples={examples}
      schemas={{
        ExportJob,
        StatusErrorBody,
        KeyedErrorBody,
        ExportJobState,
        ExportData,
        KeyedMessage,
      }}
      description={
        <>
          Returns the status of an export and, when it is ready, its download URL. The{" "}
          <code>status</code> of the job is <code>PENDING</code>, <code>COMPLETED</code> or{" "}
          <code>FAILED</code>.
        </>
      }
      details={
        <>
          <p>
            <code>downloadUrl</code> and <code>downloadExpiresAt</code> may be <code>null</code>, so
            check them before you download. This call does not need the{" "}
            <code>training-provider-id</code> header.
          </p>
          <p>
            The guide <A href="/getExportDataJob">Get an export data job</A> goes through it step by
            step.
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
      parameters={[
        {
          in: "query",
          name: "id",
          type: "string",
          required: true,
          example: "fe38c19a0d75",
          description: "Id of the job, from when you created the export.",
        },
      ]}
      responses={[
        {
          status: "200",
          description: "The job, its download and its errors.",
          content: [
            {
              mediaType: "application/json",
              schema: { type: { ref: "ExportJob" } },
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
