// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1exports/get. Run `npm run codegen`; do not edit.
import {
  A,
  Description,
  MediaType,
  OneOf,
  Parameter,
  Parameters,
  Ref,
  Response,
  Responses,
  Schema,
  Scheme,
  Security,
  SecurityRequirement,
  Variant,
} from "@reference";
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
      schemas={{
        ExportJob,
        StatusErrorBody,
        KeyedErrorBody,
        ExportJobState,
        ExportData,
        KeyedMessage,
      }}
    >
      <Description>
        <p>
          Tells how far an export has come. The <code>status</code> of the job is{" "}
          <code>PENDING</code>, <code>COMPLETED</code> or <code>FAILED</code>.
        </p>
        <p>
          <code>downloadUrl</code> and <code>downloadExpiresAt</code> may be <code>null</code>, so
          check them before you download. The <code>training-provider-id</code> header is not needed
          here.
        </p>
        <p>
          The guide <A href="/getExportDataJob">Get an export data job</A> goes through it step by
          step.
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
      <Parameters in="query">
        <Parameter
          name="id"
          type="string"
          required
          example="fe38c19a0d75"
        >
          <p>The job to look at, by the id you got when you asked for the export.</p>
        </Parameter>
      </Parameters>
      <Responses>
        <Response status="200">
          <p>The job, its download and its problems.</p>
          <MediaType
            type="application/json"
            examples={examples.responses["200"]["application/json"]}
          >
            <Schema type="ExportJob">
              <Ref to="ExportJob" />
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
