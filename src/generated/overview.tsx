// Generated from openapi/training-provider.yaml#/info. Run `npm run codegen`; do not edit.
import { A, OverviewPage } from "openapi-tsx-docs/reference";
import { shared } from "./shared";

export default function Overview() {
  return (
    <OverviewPage
      title="Training Provider API"
      version="2.0"
      summary="Manage classes, enrollments, learners, learning records and data exports."
      description={
        <>
          Connect your own systems to the training platform: publish classes, enroll learners,
          report what they achieved, and export your data.
        </>
      }
      details={
        <p>
          Every path starts with <code>/tp-api</code>, and bodies are JSON. The{" "}
          <A href="/">introduction</A> shows a first call, <A href="/auth">Authentication</A>{" "}
          explains the headers, and the <A href="/useCases">use cases</A> show which calls belong
          together. Lists are <A href="/pagination">paginated</A>. The guide{" "}
          <A href="/refusedCalls">Handle errors</A> says what to do when a call fails.
        </p>
      }
      tags={[
        {
          slug: "classes",
          description: "Scheduled sessions of an instructor-led course, held in person or online.",
        },
        {
          slug: "class-enrollments",
          description: "Seats that learners take in a class.",
        },
        {
          slug: "class-learning-records",
          description: "Attendance and grades of the learners in a class.",
        },
        {
          slug: "e-learning",
          description: (
            <>Courses that learners take on their own, and whether the marketplace offers them.</>
          ),
        },
        {
          slug: "e-learning-enrollments",
          description: "Learners signed up for an e-learning course.",
        },
        {
          slug: "e-learning-learning-records",
          description: "Completions of e-learning courses.",
        },
        {
          slug: "instructor-led-courses",
          description: "The courses you may run as classes, and who is authorized to teach them.",
        },
        {
          slug: "learners",
          description: "The people who take part in your training.",
        },
        {
          slug: "employers",
          description: "The companies on whose behalf learners are enrolled.",
        },
        {
          slug: "exports",
          description: "Background jobs that collect your data into a file to download.",
        },
      ]}
      servers={shared.servers}
      securitySchemes={[
        {
          name: "TrainingProviderAuthorization",
          type: "apiKey",
          in: "header",
          parameter: "Authorization",
          description: (
            <>
              Your credentials, sent with every request in one header. It has six parts:{" "}
              <code>type</code>, <code>version</code>, <code>entity</code>, <code>key</code>,{" "}
              <code>token</code> and <code>secret</code>.
            </>
          ),
          details: (
            <p>
              Everything in braces is a placeholder, and the samples show only the parts: take the
              values and their exact notation from the credentials you were given.{" "}
              <A href="/auth">Authentication</A> has the details.
            </p>
          ),
        },
      ]}
    />
  );
}
