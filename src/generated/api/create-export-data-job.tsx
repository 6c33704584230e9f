// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1exports/post. Run `npm run codegen`; do not edit.
import { A } from "openapi-tsx-docs/reference";
import { OperationPage } from "../operation-page";
import { responses, shared } from "../shared";
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
            If an export job is already running, no second one starts: you get the id of the running
            job. This call does not need the <code>training-provider-id</code> header.
          </p>
          <p>
            The guide <A href="/createExportDataJob">Create an export data job</A> explains it step
            by step.
          </p>
        </>
      }
      requestBody={{
        required: true,
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
        { status: "400", ...responses.BadRequest },
      ]}
      shared={shared}
    />
  );
}
