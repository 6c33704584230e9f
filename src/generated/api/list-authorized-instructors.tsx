// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1instructor-led-courses~1{courseId}~1authorized-instructors/get. Run `npm run codegen`; do not edit.
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
import { AuthorizedInstructor } from "../schemas/AuthorizedInstructor";
import { KeyedErrorBody } from "../schemas/KeyedErrorBody";
import { KeyedMessage } from "../schemas/KeyedMessage";
import { StatusErrorBody } from "../schemas/StatusErrorBody";
import { servers } from "../servers";
import { examples, samples } from "./list-authorized-instructors.samples";

export default function ListAuthorizedInstructors() {
  return (
    <OperationPage
      id="list-authorized-instructors"
      method="get"
      path="/tp-api/instructor-led-courses/{courseId}/authorized-instructors"
      title="List authorized instructors"
      tag="Instructor-led courses"
      samples={samples}
      schemas={{
        AuthorizedInstructor,
        StatusErrorBody,
        KeyedErrorBody,
        KeyedMessage,
      }}
    >
      <Description>
        <p>
          Returns the instructors who are authorized for a course. Use their ids as{" "}
          <code>instructorIds</code> when you <A href="/classCreate">create a class</A>.
        </p>
        <p>
          See <A href="/pagination">Pagination</A> for reading a long list.
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
          name="courseId"
          type="string"
          required
          example="b80d6f13e4a7"
        >
          <p>The course, by the id it has in the list of instructor-led courses.</p>
        </Parameter>
      </Parameters>
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
          <p>The instructors authorized for the course.</p>
          <MediaType
            type="application/json"
            examples={examples.responses["200"]["application/json"]}
          >
            <Schema type="array of AuthorizedInstructor">
              <Ref to="AuthorizedInstructor" />
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
