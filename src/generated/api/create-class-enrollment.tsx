// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1classes~1{classId}~1enrollments/post. Run `npm run codegen`; do not edit.
import { A } from "@reference";
import { OperationPage } from "../operation-page";
import { ClassEnrollmentCreate } from "../schemas/ClassEnrollmentCreate";
import { ClassEnrollmentCreated } from "../schemas/ClassEnrollmentCreated";
import { ExistingLearnerClassEnrollment } from "../schemas/ExistingLearnerClassEnrollment";
import { KeyedErrorBody } from "../schemas/KeyedErrorBody";
import { KeyedMessage } from "../schemas/KeyedMessage";
import { LearnerReference } from "../schemas/LearnerReference";
import { NewClassLearner } from "../schemas/NewClassLearner";
import { NewLearnerClassEnrollment } from "../schemas/NewLearnerClassEnrollment";
import { PhoneNumber } from "../schemas/PhoneNumber";
import { StatusErrorBody } from "../schemas/StatusErrorBody";
import { servers } from "../servers";
import { examples, samples } from "./create-class-enrollment.samples";

export default function CreateClassEnrollment() {
  return (
    <OperationPage
      id="create-class-enrollment"
      method="post"
      path="/tp-api/classes/{classId}/enrollments"
      title="Create class enrollment"
      tag="Class enrollments"
      samples={samples}
      examples={examples}
      schemas={{
        ClassEnrollmentCreate,
        ClassEnrollmentCreated,
        StatusErrorBody,
        KeyedErrorBody,
        ExistingLearnerClassEnrollment,
        NewLearnerClassEnrollment,
        LearnerReference,
        KeyedMessage,
        NewClassLearner,
        PhoneNumber,
      }}
      description={
        <>
          Gives a learner a seat in a class on behalf of an employer.{" "}
          <A href="/api/list-employers">Find the employer</A> first: its id is always needed.
        </>
      }
      hasLinks
      details={
        <>
          <p>
            Name the person in one of two ways: send <code>learnerId</code> for a learner the
            platform knows, or <code>newLearner</code> to register a new one. When a request has
            both, <code>learnerId</code> counts and <code>newLearner</code> is ignored.
          </p>
          <p>
            Leave out <code>enrolledAt</code> to have it filled in: with the present moment or the
            start of the class, whichever comes first. The guide{" "}
            <A href="/learnerEnrollment">Enroll a learner in a class</A> goes through it step by
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
          in: "path",
          name: "classId",
          type: "string",
          required: true,
          example: "7c41e0b95d2a",
          description: "Id of the class, from when you created or listed it.",
        },
        {
          in: "header",
          name: "training-provider-id",
          type: "string",
          required: true,
          example: "tp-48213",
          description:
            "The training provider on whose behalf you call. Export calls do not need it.",
        },
      ]}
      requestBody={{
        required: true,
        description: "Who is enrolled, and for which employer.",
        content: [
          {
            mediaType: "application/json",
            schema: { type: { ref: "ClassEnrollmentCreate" } },
          },
        ],
      }}
      responses={[
        {
          status: "200",
          description: "The learner is enrolled.",
          content: [
            {
              mediaType: "application/json",
              schema: { type: { ref: "ClassEnrollmentCreated" } },
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
