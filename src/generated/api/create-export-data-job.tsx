// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1exports/post. Run `npm run codegen`; do not edit.
import {
  A,
  Description,
  MediaType,
  OneOf,
  Ref,
  RequestBody,
  Response,
  Responses,
  Schema,
  Scheme,
  Security,
  SecurityRequirement,
  Variant,
} from "@reference";
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
      schemas={{
        ExportJobCreate,
        ExportJobCreated,
        StatusErrorBody,
        KeyedErrorBody,
        ResourceReference,
        KeyedMessage,
      }}
    >
      <Description>
        <p>
          Starts collecting data in the background and answers with the id of the job. Ask for the{" "}
          <A href="/api/get-export-data-job">state of the job</A> with that id.
        </p>
        <p>
          If an export job is already running, no second one is started: you get the id of the
          running job. The <code>training-provider-id</code> header is not needed here.
        </p>
        <p>
          The guide <A href="/createExportDataJob">Create an export data job</A> goes through it
          step by step.
        </p>
      </Description>
      <Security>
        <SecurityRequirement>
          <Scheme
            name="TrainingProviderAuthorization"
            type="apiKey"
            in="header"
            parameter="Authorization"
          />
        </SecurityRequirement>
      </Security>
      <RequestBody required>
        <p>What to export, and how.</p>
        <MediaType
          type="application/json"
          examples={examples.request["application/json"]}
        >
          <Schema type="ExportJobCreate">
            <Ref to="ExportJobCreate" />
          </Schema>
        </MediaType>
      </RequestBody>
      <Responses>
        <Response status="200">
          <p>The job that was started, or the one already running.</p>
          <MediaType
            type="application/json"
            examples={examples.responses["200"]["application/json"]}
          >
            <Schema type="ExportJobCreated">
              <Ref to="ExportJobCreated" />
            </Schema>
          </MediaType>
        </Response>
        <Response status="400">
          <p>The request was refused. The body has one of two shapes.</p>
          <MediaType
            type="application/json"
            examples={examples.responses["400"]["application/json"]}
          >
            <Schema type="StatusErrorBody or KeyedErrorBody">
              <OneOf>
                <Variant
                  label="Error with a status code"
                  type="StatusErrorBody"
                >
                  <Ref to="StatusErrorBody" />
                </Variant>
                <Variant
                  label="Error with a key"
                  type="KeyedErrorBody"
                >
                  <Ref to="KeyedErrorBody" />
                </Variant>
              </OneOf>
            </Schema>
          </MediaType>
        </Response>
      </Responses>
      {servers}
    </OperationPage>
  );
}
