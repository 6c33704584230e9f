// Generated from openapi/training-provider.yaml. Run `npm run codegen`; do not edit.
import type { Parameters, Schemes, Shared, SharedResponses } from "openapi-tsx-docs/reference";

export const schemes = {
  TrainingProviderAuthorization: {
    name: "TrainingProviderAuthorization",
    type: "apiKey",
    in: "header",
    parameter: "Authorization",
  },
} satisfies Schemes;

export const parameters = {
  Cursor: {
    in: "query",
    name: "cursor",
    type: "string",
    description: "The position in the list to continue from.",
  },
  Limit: {
    in: "query",
    name: "limit",
    type: "integer",
    minimum: 1,
    maximum: 100,
    default: 10,
    example: 100,
    description: "The maximum number of entries to return.",
  },
  Skip: {
    in: "query",
    name: "skip",
    type: "integer",
    minimum: 0,
    default: 0,
    description: "The number of entries to skip.",
  },
  TrainingProviderId: {
    in: "header",
    name: "training-provider-id",
    type: "string",
    required: true,
    example: "tp-48213",
    description: "Your training provider id. Export calls do not need it.",
  },
  ClassId: {
    in: "path",
    name: "classId",
    type: "string",
    required: true,
    example: "7c41e0b95d2a",
    description: "Id of the class, as returned when you create or list it.",
  },
  ClassEnrollmentId: {
    in: "path",
    name: "enrollmentId",
    type: "string",
    required: true,
    example: "2be60f8d13c9",
    description: "Id of the enrollment, as returned when you create or list it.",
  },
  ELearningCourseId: {
    in: "path",
    name: "courseId",
    type: "string",
    required: true,
    example: "7e95a1c03fd8",
    description: "Id of the e-learning course, from the list of e-learning courses.",
  },
  ELearningEnrollmentId: {
    in: "path",
    name: "enrollmentId",
    type: "string",
    required: true,
    example: "53c7f0a9e21d",
    description: "Id of the enrollment, as returned when you create or list it.",
  },
  InstructorLedCourseId: {
    in: "path",
    name: "courseId",
    type: "string",
    required: true,
    example: "b80d6f13e4a7",
    description: "Id of the course, from the list of instructor-led courses.",
  },
  LearnerId: {
    in: "path",
    name: "learnerId",
    type: "string",
    required: true,
    example: "a54c97e2d01b",
    description: "Id of the learner, from the list of learners.",
  },
} satisfies Parameters;

export const responses = {
  BadRequest: {
    description: "The request failed. The body has one of two shapes.",
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
  ClassLearningRecordBadRequest: {
    description: "The request failed. The body has one of three shapes.",
    content: [
      {
        mediaType: "application/json",
        schema: {
          type: {
            or: [{ ref: "StatusErrorBody" }, { ref: "KeyedErrorBody" }, { ref: "ErrorListBody" }],
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
} satisfies SharedResponses;

export const shared = {
  servers: [
    {
      url: "https://{host}",
      description: "Test",
      variables: [
        {
          name: "host",
          default: "test.example.com",
          description: "Placeholder. Replace it with the host name of the test environment.",
        },
      ],
    },
    {
      url: "https://{host}",
      description: "Production",
      variables: [
        {
          name: "host",
          default: "api.example.com",
          description: "Placeholder. Replace it with the host name of the production environment.",
        },
      ],
    },
  ],
  security: [[schemes.TrainingProviderAuthorization]],
} satisfies Shared;
