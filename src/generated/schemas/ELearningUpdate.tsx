// Generated from openapi/training-provider.yaml#/components/schemas/ELearningUpdate. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const ELearningUpdate = {
  name: "ELearningUpdate",
  type: "object",
  description: "The changes to an e-learning course.",
  unions: [
    {
      mode: "oneOf",
      variants: [
        {
          label: "Publish, take down or set the URL",
          type: "object",
          title: "Publish, take down or set the URL",
          description: (
            <>Changes whether the course is in the marketplace, where learners register, or both.</>
          ),
          properties: [
            {
              name: "publish",
              type: "boolean",
              description: (
                <>
                  <code>true</code> publishes the course in the marketplace, which needs a
                  registration URL; <code>false</code> unpublishes it.
                </>
              ),
            },
            {
              name: "externalRegistrationUrl",
              type: "string",
              format: "uri",
              description: "Where learners register, outside the platform.",
            },
          ],
        },
        {
          label: "Clear the URL",
          type: "object",
          title: "Clear the URL",
          description: "Clears the registration URL of a course that is not published.",
          properties: [
            {
              name: "publish",
              type: "boolean",
              const: false,
              description: "Publishing needs a registration URL.",
            },
            {
              name: "externalRegistrationUrl",
              type: "null",
              required: true,
              description: (
                <>
                  <code>null</code> clears the URL.
                </>
              ),
            },
          ],
        },
      ],
    },
  ],
  pageExamples: [
    {
      name: "example-1",
      variant: "Publish, take down or set the URL",
      from: "update-elearning#/request/application~1json/0/value",
    },
    {
      name: "example-2",
      variant: "Clear the URL",
      from: "update-elearning#/request/application~1json/2/value",
    },
  ],
  usedBy: {
    operations: [
      {
        id: "update-elearning",
        request: true,
      },
    ],
  },
} satisfies NamedSchema;
