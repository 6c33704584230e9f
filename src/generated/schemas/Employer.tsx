// Generated from openapi/training-provider.yaml#/components/schemas/Employer. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const Employer = {
  name: "Employer",
  type: "object",
  description: "A company that enrolls learners.",
  properties: [
    {
      name: "id",
      type: "string",
      required: true,
      description: (
        <>
          Send it as <code>employerId</code> when you enroll a learner.
        </>
      ),
    },
    {
      name: "name",
      type: "string",
      description: "Name of the company.",
    },
  ],
  pageExamples: [
    {
      name: "example",
      from: "list-class-enrollments#/responses/200/application~1json/0/value/0/employer",
    },
  ],
  usedBy: {
    operations: [
      {
        id: "list-employers",
        response: true,
      },
    ],
    models: ["ClassEnrollment", "ELearningEnrollment"],
  },
} satisfies NamedSchema;
