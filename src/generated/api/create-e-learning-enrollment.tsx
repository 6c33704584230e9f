// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1e-learning~1{courseId}~1enrollments/post. Run `npm run codegen`; do not edit.
import { A } from "openapi-tsx-docs/reference";
import { OperationPage } from "../operation-page";
import { parameters, responses, shared } from "../shared";
import { examples, samples } from "./create-e-learning-enrollment.samples";

export default function CreateELearningEnrollment() {
  return (
    <OperationPage
      id="create-e-learning-enrollment"
      method="post"
      path="/tp-api/e-learning/{courseId}/enrollments"
      title="Create e-learning enrollment"
      tag="E-learning enrollments"
      counterparts={["create-class-enrollment"]}
      samples={samples}
      examples={examples}
      description={
        <>
          Signs a learner up for an e-learning course on behalf of an employer.{" "}
          <A href="/api/list-employers">Find the employer</A> first: its id is always required.
        </>
      }
      hasLinks
      details={
        <>
          <p>
            Send <code>learnerId</code> for an existing learner, or <code>newLearner</code> to
            register a new one. If you send both, <code>newLearner</code> is ignored. Unlike for
            classes, <code>enrolledAt</code> is required.
          </p>
          <p>
            The guide <A href="/eLearnerEnrollment">Enroll a learner in e-learning</A> explains it
            step by step.
          </p>
        </>
      }
      parameters={[parameters.ELearningCourseId, parameters.TrainingProviderId]}
      requestBody={{
        required: true,
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
        { status: "400", ...responses.BadRequest },
      ]}
      shared={shared}
    />
  );
}
