// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1employers/get. Run `npm run codegen`; do not edit.
import {
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
      schemas={{
        Employer,
        StatusErrorBody,
        KeyedErrorBody,
        KeyedMessage,
      }}
    >
      <Description>
        <p>Finds employers by name. You need the id of an employer to enroll a learner.</p>
        <p>This search takes no list parameters: make the name longer to get fewer results.</p>
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
          name="employerName"
          type="string"
          minLength={3}
          required
          example="nordsee"
        >
          <p>The name to search for. Three characters is the shortest search.</p>
        </Parameter>
      </Parameters>
      <Parameters in="header">
        <Parameter
          name="training-provider-id"
          type="string"
          required
          example="tp-48213"
        >
          <p>The training provider on whose behalf you call. The export calls do without it.</p>
        </Parameter>
      </Parameters>
      <Responses>
        <Response status="200">
          <p>The employers that match.</p>
          <MediaType
            type="application/json"
            examples={examples.responses["200"]["application/json"]}
          >
            <Schema type="array of Employer">
              <Ref to="Employer" />
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
