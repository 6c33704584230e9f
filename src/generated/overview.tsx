// Generated from openapi/training-provider.yaml#/info. Run `npm run codegen`; do not edit.
import { A, CodeBlock, OverviewPage } from "@reference";
import { servers } from "./servers";

export default function Overview() {
  return (
    <OverviewPage
      title="Training Provider API"
      version="2.0"
      summary="Manage classes, enrollments, learners, learning records and data exports."
      description={
        <>
          Connect your own systems to the training platform: publish classes, enroll learners,
          report what they achieved, and take your data out again.
        </>
      }
      chapters={[
        {
          title: "What you can do",
          details: (
            <>
              <ul>
                <li>
                  <strong>Instructor-led training</strong>: look up your courses and the instructors
                  authorized to teach them, then create, change and delete classes.
                </li>
                <li>
                  <strong>E-learning</strong>: list your e-learning courses and publish them to the
                  marketplace.
                </li>
                <li>
                  <strong>Enrollments</strong>: enroll learners in classes and e-learning, list who
                  is enrolled, and withdraw an enrollment.
                </li>
                <li>
                  <strong>Learning records</strong>: report attendance and grades for classes, and
                  completions for e-learning.
                </li>
                <li>
                  <strong>People and companies</strong>: find learners and employers, and correct
                  the details of a learner.
                </li>
                <li>
                  <strong>Exports</strong>: ask for a file with your data and collect it when it is
                  ready.
                </li>
              </ul>
              <p>
                The <A href="/useCases">use cases</A> show which calls belong together.
              </p>
            </>
          ),
        },
        {
          title: "Calling the API",
          description: (
            <>
              Choose the test or the production server; every path starts with <code>/tp-api</code>.
              Each request carries an <code>Authorization</code> header, and every request except
              the two export calls also carries a <code>training-provider-id</code> header.{" "}
              <A href="/auth">Authentication</A> explains both.
            </>
          ),
          hasLinks: true,
          details: (
            <p>
              Bodies are JSON. Lists are read page by page, as described under{" "}
              <A href="/pagination">Pagination</A>.
            </p>
          ),
        },
        {
          title: "When a request is refused",
          description: (
            <>
              A refused request has status 400. Its body is either a flat object with{" "}
              <code>statusCode</code>, <code>code</code>, <code>error</code> and{" "}
              <code>message</code>, or an object with a single <code>error</code> that holds a{" "}
              <code>key</code> and a <code>message</code>. Creating a class learning record can also
              return several problems at once, in an <code>errors</code> array.
            </>
          ),
        },
      ]}
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
          description:
            "Courses that learners follow on their own, and their place in the marketplace.",
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
      servers={servers}
      securitySchemes={[
        {
          name: "TrainingProviderAuthorization",
          type: "apiKey",
          in: "header",
          parameter: "Authorization",
          description: (
            <>
              Your credentials, sent with every request in one header. Its value carries six parts:{" "}
              <code>type</code>, <code>version</code>, <code>entity</code>, <code>key</code>,{" "}
              <code>token</code> and <code>secret</code>.
            </>
          ),
          details: (
            <>
              <CodeBlock language="text">
                {
                  "Authorization: type={type},version={version},entity={entity},key={key},token={token},secret={secret}"
                }
              </CodeBlock>
              <p>
                Everything in braces is a placeholder, and the line only shows which parts there
                are: take the values and the exact notation from the credentials you were given.{" "}
                <A href="/auth">Authentication</A> has the details.
              </p>
            </>
          ),
        },
      ]}
    />
  );
}
