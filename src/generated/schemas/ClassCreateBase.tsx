// Generated from openapi/training-provider.yaml#/components/schemas/ClassCreateBase. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";
import type { ClassCreateBase as ClassCreateBaseModel } from "../models";

export const ClassCreateBase = {
  name: "ClassCreateBase",
  type: "object",
  description: "Fields of every new class, in person or virtual.",
  properties: [
    {
      name: "contact",
      type: { ref: "ContactCreate" },
      required: true,
      description: "Contact details for questions about the class.",
    },
    {
      name: "courseId",
      type: "string",
      required: true,
      description: "The instructor-led course to teach.",
    },
    {
      name: "externalRegistrationUrl",
      type: "string",
      format: "uri",
      required: true,
      description: "Where learners register, outside the platform.",
    },
    {
      name: "instructorIds",
      type: { array: "string" },
      minItems: 1,
      required: true,
      description: (
        <>Who teaches the class. At least one id, from the authorized instructors of the course.</>
      ),
    },
    {
      name: "price",
      type: "number",
      minimum: 0,
      required: true,
      description: (
        <>
          The price. Send <code>0</code> for a free class.
        </>
      ),
    },
    {
      name: "publishInMarketplace",
      type: "boolean",
      required: true,
      description: "Whether to offer the class in the marketplace.",
    },
    {
      name: "showPriceInMarketplace",
      type: "boolean",
      required: true,
      description: "Whether the marketplace shows the price.",
    },
    {
      name: "schedule",
      type: { array: { ref: "ScheduleEventCreate" } },
      minItems: 1,
      required: true,
      description: "When the class meets, as one or more events.",
      notes: [
        {
          note: "validation",
          rule: "self.all(a, self.filter(b, timestamp(b.start) < timestamp(a.end) && timestamp(a.start) < timestamp(b.end)).size() <= 1)",
          message: "Events must not overlap.",
        },
      ],
    },
    {
      name: "timezone",
      type: "string",
      required: true,
      example: "Europe/Copenhagen",
      description: (
        <>
          The time zone of the class, as an IANA name such as <code>Europe/Copenhagen</code>.
        </>
      ),
    },
    {
      name: "totalSeats",
      type: "integer",
      minimum: 1,
      required: true,
      description: "How many learners can take part.",
    },
  ],
  pageExamples: [
    {
      name: "example",
      sampled: true,
      value: {
        contact: {
          email: "ada@example.com",
          fax: "1 2025550123",
          telephone: "1 2025550123",
        },
        courseId: "a1b2c3",
        externalRegistrationUrl: "https://www.example.com",
        instructorIds: ["a1b2c3"],
        price: 1,
        publishInMarketplace: true,
        showPriceInMarketplace: true,
        schedule: [
          {
            start: "2027-03-15T07:00:00Z",
            end: "2027-03-15T15:00:00Z",
          },
        ],
        timezone: "Europe/Copenhagen",
        totalSeats: 1,
      } satisfies ClassCreateBaseModel,
    },
  ],
  usedBy: { models: ["InPersonClassCreate", "VirtualClassCreate"] },
} satisfies NamedSchema;
