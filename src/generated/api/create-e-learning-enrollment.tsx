// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1e-learning~1{courseId}~1enrollments/post. Run `npm run codegen`; do not edit.
import { A } from "@reference";
import { OperationPage } from "../operation-page";
import { ELearningEnrollmentCreate } from "../schemas/ELearningEnrollmentCreate";
import { ExistingLearnerELearningEnrollment } from "../schemas/ExistingLearnerELearningEnrollment";
import { KeyedErrorBody } from "../schemas/KeyedErrorBody";
import { KeyedMessage } from "../schemas/KeyedMessage";
import { NewELearningLearner } from "../schemas/NewELearningLearner";
import { NewLearnerELearningEnrollment } from "../schemas/NewLearnerELearningEnrollment";
import { PhoneNumber } from "../schemas/PhoneNumber";
import { ResourceReference } from "../schemas/ResourceReference";
import { StatusErrorBody } from "../schemas/StatusErrorBody";
import { servers } from "../servers";
import { examples, samples } from "./create-e-learning-enrollment.samples";

export default function CreateELearningEnrollment() {
  return (
    <OperationPage
      id="create-e-learning-enrollment"
      method="post"
      path="/tp-api/e-learning/{courseId}/enrollments"
      title="Create e-learning enrollment"
      tag="E-learning enrollments"
      samples={samples}
      examples={examples}
      schemas={{
        ELearningEnrollmentCreate,
        ResourceReference,
        StatusErrorBody,
        KeyedErrorBody,
        ExistingLearnerELearningEnrollment,
        NewLearnerELearningEnrollment,
        KeyedMessage,
        NewELearningLearner,
        PhoneNumber,
      }}
      description={
        <>
          Signs a learner up for an e-learning course on behalf of an employer.{" "}
          <A href="/api/list-employers">Find the employer</A> first: its id is always needed.
        </>
      }
      hasLinks
      details={
        <>
          <p>
            Send <code>learnerId</code> for a learner the platform knows, or <code>newLearner</code>{" "}
            to register a new one. When a request has both, <code>learnerId</code> counts and{" "}
            <code>newLearner</code> is ignored. Unlike for classes, <code>enrolledAt</code> is
            required.
          </p>
          <p>
            The guide <A href="/eLearnerEnrollment">Enroll a learner in e-learning</A> goes through
            it step by step.
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
          name: "courseId",
          type: "string",
          required: true,
          example: "7e95a1c03fd8",
          description: "Id of the e-learning course, from the list of e-learning courses.",
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
        description: "Who is enrolled, when, and for which employer.",
        content: [
          {
            mediaType: "application/json",
            schema: { type: { ref: "ELearningEnrollmentCreate" } },
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
              schema: { type: { ref: "ResourceReference" } },
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
