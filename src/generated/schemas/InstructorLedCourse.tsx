// Generated from openapi/training-provider.yaml#/components/schemas/InstructorLedCourse. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const InstructorLedCourse = {
  name: "InstructorLedCourse",
  type: "object",
  description: "A course you can run as a class.",
  properties: [
    {
      name: "id",
      type: "string",
      required: true,
      description: (
        <>
          Send it as <code>courseId</code> when you create a class.
        </>
      ),
    },
    {
      name: "name",
      type: "string",
      description: "Title of the course.",
    },
    {
      name: "description",
      type: "string",
      description: "What the course is about.",
    },
    {
      name: "deliveryMethod",
      type: { ref: "DeliveryMethod" },
      description: (
        <>
          Which variant of a class to create: in-person for <code>OFFLINE</code>, virtual for{" "}
          <code>VIRTUAL</code>.
        </>
      ),
    },
    {
      name: "validationRules",
      type: { ref: "CourseValidationRules" },
      description: "Limits for classes of this course.",
    },
  ],
  pageExamples: [
    {
      name: "example",
      from: "list-instructor-led-courses#/responses/200/application~1json/0/value/0",
    },
  ],
  usedBy: {
    operations: [
      {
        id: "list-instructor-led-courses",
        response: true,
      },
    ],
  },
} satisfies NamedSchema;
