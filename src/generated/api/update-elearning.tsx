// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1e-learning~1{courseId}/patch. Run `npm run codegen`; do not edit.
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
import { ELearningCourse } from "../schemas/ELearningCourse";
import { ELearningUpdate } from "../schemas/ELearningUpdate";
import { KeyedErrorBody } from "../schemas/KeyedErrorBody";
import { KeyedMessage } from "../schemas/KeyedMessage";
import { StatusErrorBody } from "../schemas/StatusErrorBody";
import { servers } from "../servers";
import { examples, samples } from "./update-elearning.samples";

export default function UpdateElearning() {
  return (
    <OperationPage
      id="update-elearning"
      method="patch"
      path="/tp-api/e-learning/{courseId}"
      title="Update e-learning course"
      tag="E-learning"
      samples={samples}
      schemas={{
        ELearningUpdate,
        ELearningCourse,
        StatusErrorBody,
        KeyedErrorBody,
        KeyedMessage,
      }}
    >
      <Description>
        <p>
          Publishes an e-learning course to the marketplace, takes it down, or changes the address
          where learners register. The answer is the course after the change.
        </p>
        <p>
          The two fields depend on each other: a course needs an{" "}
          <code>externalRegistrationUrl</code> before it can be published, and it keeps one for as
          long as it is published. A request that would leave a published course without its URL is
          refused with status 400. To clear the URL, take the course down in the same request: send{" "}
          <code>publish: false</code> with <code>externalRegistrationUrl: null</code>.
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
          example="7e95a1c03fd8"
        >
          <p>The e-learning course, by the id it has in the list of e-learning courses.</p>
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
        <p>What to change.</p>
        <MediaType
          type="application/json"
          examples={examples.request["application/json"]}
        >
          <Schema type="ELearningUpdate">
            <Ref to="ELearningUpdate" />
          </Schema>
        </MediaType>
      </RequestBody>
      <Responses>
        <Response status="200">
          <p>The course after the change.</p>
          <MediaType
            type="application/json"
            examples={examples.responses["200"]["application/json"]}
          >
            <Schema type="ELearningCourse">
              <Ref to="ELearningCourse" />
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
