// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1classes~1{classId}~1learning-records/post. Run `npm run codegen`; do not edit.
import { A, Table } from "openapi-tsx-docs/reference";
import { OperationPage } from "../operation-page";
import { parameters, responses, shared } from "../shared";
import { examples, samples } from "./create-class-learning-record.samples";

export default function CreateClassLearningRecord() {
  return (
    <OperationPage
      id="create-class-learning-record"
      method="post"
      path="/tp-api/classes/{classId}/learning-records"
      title="Create class learning record"
      tag="Class learning records"
      counterparts={["create-e-learning-learning-record"]}
      samples={samples}
      examples={examples}
      description={
        <>
          Reports how a learner did in a class. One call records both the attendance and the grade.
        </>
      }
      details={
        <>
          <Table>
            <thead>
              <tr>
                <th>
                  <code>grade</code> you send
                </th>
                <th>Attendance recorded</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>
                  <code>PASSED</code> or <code>FAILED</code>
                </td>
                <td>
                  <code>PRESENT</code>
                </td>
              </tr>
              <tr>
                <td>
                  <code>N/A</code>
                </td>
                <td>
                  <code>ABSENT</code>
                </td>
              </tr>
            </tbody>
          </Table>
          <p>
            Unlike other calls, this one can report several problems together, in an{" "}
            <code>errors</code> array. The guide{" "}
            <A href="/createLearningRecord">Create a class learning record</A> explains it step by
            step.
          </p>
        </>
      }
      parameters={[parameters.ClassId, parameters.TrainingProviderId]}
      requestBody={{
        required: true,
        content: [
          {
            mediaType: "application/json",
            schema: { type: { ref: "ClassLearningRecordCreate" } },
          },
        ],
      }}
      responses={[
        {
          status: "200",
          description: "The outcome has been recorded.",
          content: [
            {
              mediaType: "application/json",
              schema: { type: { ref: "ClassLearningRecordCreated" } },
            },
          ],
        },
        { status: "400", ...responses.ClassLearningRecordBadRequest },
      ]}
      shared={shared}
    />
  );
}
