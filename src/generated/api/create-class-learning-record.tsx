// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1classes~1{classId}~1learning-records/post. Run `npm run codegen`; do not edit.
import { A, Table } from "@reference";
import { OperationPage } from "../operation-page";
import { Attendance } from "../schemas/Attendance";
import { ClassLearningRecordCreate } from "../schemas/ClassLearningRecordCreate";
import { ClassLearningRecordCreated } from "../schemas/ClassLearningRecordCreated";
import { ErrorListBody } from "../schemas/ErrorListBody";
import { Grade } from "../schemas/Grade";
import { KeyedErrorBody } from "../schemas/KeyedErrorBody";
import { KeyedMessage } from "../schemas/KeyedMessage";
import { StatusErrorBody } from "../schemas/StatusErrorBody";
import { servers } from "../servers";
import { examples, samples } from "./create-class-learning-record.samples";

export default function CreateClassLearningRecord() {
  return (
    <OperationPage
      id="create-class-learning-record"
      method="post"
      path="/tp-api/classes/{classId}/learning-records"
      title="Create class learning record"
      tag="Class learning records"
      samples={samples}
      examples={examples}
      schemas={{
        ClassLearningRecordCreate,
        ClassLearningRecordCreated,
        StatusErrorBody,
        KeyedErrorBody,
        ErrorListBody,
        Attendance,
        Grade,
        KeyedMessage,
      }}
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
                <th>Attendance that is recorded</th>
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
            Unlike other calls, this one may report several problems together, in an{" "}
            <code>errors</code> array. The guide{" "}
            <A href="/createLearningRecord">Create a class learning record</A> goes through it step
            by step.
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
        description: "The learner and the outcome.",
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
        {
          status: "400",
          description: "The request was refused. The body has one of three shapes.",
          content: [
            {
              mediaType: "application/json",
              schema: {
                type: {
                  or: [
                    { ref: "StatusErrorBody" },
                    { ref: "KeyedErrorBody" },
                    { ref: "ErrorListBody" },
                  ],
                },
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
                      {
                        label: "Several errors",
                        type: { ref: "ErrorListBody" },
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
