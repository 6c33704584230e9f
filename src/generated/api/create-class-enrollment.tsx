// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1classes~1{classId}~1enrollments/post. Run `npm run codegen`; do not edit.
import { A } from "openapi-tsx-docs/reference";
import { OperationPage } from "../operation-page";
import { parameters, responses, shared } from "../shared";
import { examples, samples } from "./create-class-enrollment.samples";

export default function CreateClassEnrollment() {
  return (
    <OperationPage
      id="create-class-enrollment"
      method="post"
      path="/tp-api/classes/{classId}/enrollments"
      title="Create class enrollment"
      tag="Class enrollments"
      counterparts={["create-e-learning-enrollment"]}
      samples={samples}
      examples={examples}
      description={
        <>
          Gives a learner a seat in a class on behalf of an employer.{" "}
          <A href="/api/list-employers">Find the employer</A> first: its id is always required.
        </>
      }
      hasLinks
      details={
        <>
          <p>
            Send <code>learnerId</code> for an existing learner, or <code>newLearner</code> to
            register a new one. If you send both, <code>newLearner</code> is ignored.
          </p>
          <p>
            If you leave out <code>enrolledAt</code>, it defaults to now or the start of the class,
            whichever comes first. The guide{" "}
            <A href="/learnerEnrollment">Enroll a learner in a class</A> explains it step by step.
          </p>
        </>
      }
      parameters={[parameters.ClassId, parameters.TrainingProviderId]}
      requestBody={{
        required: true,
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
        { status: "400", ...responses.BadRequest },
      ]}
      shared={shared}
    />
  );
}
