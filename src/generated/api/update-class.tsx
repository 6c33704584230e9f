// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1classes~1{classId}/patch. Run `npm run codegen`; do not edit.
import {
  Description,
  MediaType,
  OneOf,
  Parameter,
  Parameters,
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
import { AddressUpdate } from "../schemas/AddressUpdate";
import { ClassUpdate } from "../schemas/ClassUpdate";
import { ContactUpdate } from "../schemas/ContactUpdate";
import { KeyedErrorBody } from "../schemas/KeyedErrorBody";
import { KeyedMessage } from "../schemas/KeyedMessage";
import { ResourceReference } from "../schemas/ResourceReference";
import { ScheduleEventUpdate } from "../schemas/ScheduleEventUpdate";
import { StatusErrorBody } from "../schemas/StatusErrorBody";
import { UtcDateTime } from "../schemas/UtcDateTime";
import { servers } from "../servers";
import { examples, samples } from "./update-class.samples";

export default function UpdateClass() {
  return (
    <OperationPage
      id="update-class"
      method="patch"
      path="/tp-api/classes/{classId}"
      title="Update class"
      tag="Classes"
      samples={samples}
      schemas={{
        ClassUpdate,
        ResourceReference,
        StatusErrorBody,
        KeyedErrorBody,
        AddressUpdate,
        ContactUpdate,
        ScheduleEventUpdate,
        KeyedMessage,
        UtcDateTime,
      }}
    >
      <Description>
        <p>Changes the fields you send and leaves the others as they are.</p>
        <p>
          A <code>schedule</code> is the exception: it stands for the whole new schedule and is
          compared with the old one by event id.
        </p>
        <ul>
          <li>
            An event sent with its <code>id</code> and different times is removed and created again.
          </li>
          <li>
            An event sent without an <code>id</code> is added.
          </li>
          <li>An event you leave out is removed.</li>
        </ul>
        <p>
          So send every event you want to keep. Times are in UTC, an event stays under 24 hours, and
          events may not overlap.
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
      <Parameters in="path">
        <Parameter
          name="classId"
          type="string"
          required
          example="7c41e0b95d2a"
        >
          <p>The class, by the id you got when you created or listed it.</p>
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
      <RequestBody required>
        <p>The fields to change.</p>
        <MediaType
          type="application/json"
          examples={examples.request["application/json"]}
        >
          <Schema type="ClassUpdate">
            <Ref to="ClassUpdate" />
          </Schema>
        </MediaType>
      </RequestBody>
      <Responses>
        <Response status="200">
          <p>The class has been changed.</p>
          <MediaType
            type="application/json"
            examples={examples.responses["200"]["application/json"]}
          >
            <Schema type="ResourceReference">
              <Ref to="ResourceReference" />
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
