// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1exports/get. Run `npm run codegen`; do not edit.
import { A } from "openapi-tsx-docs/reference";
import { OperationPage } from "../operation-page";
import { responses, shared } from "../shared";
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
      description={
        <>
          Returns the <code>status</code> of an export job (<code>PENDING</code>,{" "}
          <code>COMPLETED</code> or <code>FAILED</code>) and, when the file is ready, its download
          URL.
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
            The guide <A href="/getExportDataJob">Get an export data job</A> explains it step by
            step.
          </p>
        </>
      }
      parameters={[
        {
          in: "query",
          name: "id",
          type: "string",
          required: true,
          example: "fe38c19a0d75",
          description: "Id of the job, as returned when you create it.",
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
        { status: "400", ...responses.BadRequest },
      ]}
      shared={shared}
    />
  );
}
