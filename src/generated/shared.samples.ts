// Generated from openapi/training-provider.yaml. Run `npm run codegen`; do not edit.
import type { CreateClassLearningRecordErrors, ListClassesErrors } from "./models";

export const security = [
  { name: "TrainingProviderAuthorization", schemes: ["TrainingProviderAuthorization"] },
];

export const parameters = {
  Cursor: { in: "query", name: "cursor" },
  Limit: { in: "query", name: "limit", type: "integer", value: 100 },
  Skip: { in: "query", name: "skip", type: "integer" },
  TrainingProviderId: { in: "header", name: "training-provider-id", value: "tp-48213" },
  ClassId: { in: "path", name: "classId", value: "7c41e0b95d2a" },
  ClassEnrollmentId: { in: "path", name: "enrollmentId", value: "2be60f8d13c9" },
  ELearningCourseId: { in: "path", name: "courseId", value: "7e95a1c03fd8" },
  ELearningEnrollmentId: { in: "path", name: "enrollmentId", value: "53c7f0a9e21d" },
  InstructorLedCourseId: { in: "path", name: "courseId", value: "b80d6f13e4a7" },
  LearnerId: { in: "path", name: "learnerId", value: "a54c97e2d01b" },
};

export const examples = {
  BadRequest: {
    "application/json": [
      {
        name: "status",
        summary: "Error with a status code",
        value: {
          statusCode: 400,
          code: "EXAMPLE_CODE",
          error: "Bad Request",
          message: "The request is not valid.",
        } satisfies ListClassesErrors[400],
      },
      {
        name: "keyed",
        summary: "Error with a key",
        value: {
          error: {
            key: "example-key",
            message: "The request is not valid.",
          },
        } satisfies ListClassesErrors[400],
      },
    ],
  },
  ClassLearningRecordBadRequest: {
    "application/json": [
      {
        name: "status",
        summary: "Error with a status code",
        value: {
          statusCode: 400,
          code: "EXAMPLE_CODE",
          error: "Bad Request",
          message: "The request is not valid.",
        } satisfies CreateClassLearningRecordErrors[400],
      },
      {
        name: "keyed",
        summary: "Error with a key",
        value: {
          error: {
            key: "example-key",
            message: "The request is not valid.",
          },
        } satisfies CreateClassLearningRecordErrors[400],
      },
      {
        name: "list",
        summary: "Several errors",
        value: {
          errors: [
            {
              key: "example-key",
              message: "The learning record is not valid.",
            },
            {
              key: "another-example-key",
              message: "The learning record cannot be created.",
            },
          ],
        } satisfies CreateClassLearningRecordErrors[400],
      },
    ],
  },
};
