// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1classes/get. Run `npm run codegen`; do not edit.
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
import { Address } from "../schemas/Address";
import { Class } from "../schemas/Class";
import { Contact } from "../schemas/Contact";
import { CourseReference } from "../schemas/CourseReference";
import { DeliveryMethod } from "../schemas/DeliveryMethod";
import { KeyedErrorBody } from "../schemas/KeyedErrorBody";
import { KeyedMessage } from "../schemas/KeyedMessage";
import { Person } from "../schemas/Person";
import { ScheduleEvent } from "../schemas/ScheduleEvent";
import { SeatsInventory } from "../schemas/SeatsInventory";
import { StatusErrorBody } from "../schemas/StatusErrorBody";
import { servers } from "../servers";
import { examples, samples } from "./list-classes.samples";

export default function ListClasses() {
  return (
    <OperationPage
      id="list-classes"
      method="get"
      path="/tp-api/classes"
      title="List classes"
      tag="Classes"
      samples={samples}
      schemas={{
        DeliveryMethod,
        Class,
        StatusErrorBody,
        KeyedErrorBody,
        Address,
        Contact,
        CourseReference,
        Person,
        ScheduleEvent,
        SeatsInventory,
        KeyedMessage,
      }}
    >
      <Description>
        <p>Returns your classes with their schedule, contact details and seats.</p>
        <p>
          Narrow the list with any of the filters. Repeat <code>ids[]</code> or{" "}
          <code>courseIds[]</code> once per value, as in <code>{"ids[]=a&ids[]=b"}</code>. See{" "}
          <A href="/pagination">Pagination</A> for reading a long list.
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
          name="cursor"
          type="string"
        >
          <p>The position in the list to read on from.</p>
        </Parameter>
        <Parameter
          name="limit"
          type="integer"
          minimum={1}
          maximum={100}
          default={10}
          example={100}
        >
          <p>How many entries to return at most.</p>
        </Parameter>
        <Parameter
          name="skip"
          type="integer"
          minimum={0}
          default={0}
        >
          <p>How many entries to pass over first.</p>
        </Parameter>
        <Parameter
          name="ids[]"
          type="array of string"
        >
          <p>
            Keep only the classes with one of these ids, such as <code>7c41e0b95d2a</code>.
          </p>
        </Parameter>
        <Parameter
          name="courseDeliveryMethod"
          type="DeliveryMethod"
        >
          <p>Keep only the classes whose course is delivered this way.</p>
          <Ref to="DeliveryMethod" />
        </Parameter>
        <Parameter
          name="courseIds[]"
          type="array of string"
        >
          <p>
            Keep only the classes of one of these courses, given by id, such as{" "}
            <code>b80d6f13e4a7</code>.
          </p>
        </Parameter>
        <Parameter
          name="start"
          type="string"
          format="date-time"
          example="2027-03-01T00:00:00Z"
        >
          <p>Start of the period of interest, as an ISO 8601 time in UTC.</p>
        </Parameter>
        <Parameter
          name="end"
          type="string"
          format="date-time"
          example="2027-03-31T23:59:59Z"
        >
          <p>End of the period of interest, as an ISO 8601 time in UTC.</p>
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
          <p>The classes that match.</p>
          <MediaType
            type="application/json"
            examples={examples.responses["200"]["application/json"]}
          >
            <Schema type="array of Class">
              <Ref to="Class" />
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
