// Generated from openapi/training-provider.yaml#/components/schemas/ClassUpdate. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const ClassUpdate = {
  name: "ClassUpdate",
  type: "object",
  description: "The fields of a class to change. Fields you leave out do not change.",
  properties: [
    {
      name: "address",
      type: { ref: "AddressUpdate" },
      description: "Where the class takes place.",
    },
    {
      name: "contact",
      type: { ref: "ContactUpdate" },
      description: "Contact details for questions about the class.",
    },
    {
      name: "courseId",
      type: "string",
      description: "The instructor-led course to teach.",
    },
    {
      name: "externalRegistrationUrl",
      type: "string",
      format: "uri",
      description: "Where learners register, outside the platform.",
    },
    {
      name: "instructorIds",
      type: { array: "string" },
      minItems: 1,
      description: "Who teaches the class. At least one instructor must remain.",
    },
    {
      name: "price",
      type: "number",
      minimum: 0,
      description: (
        <>
          The price. Send <code>0</code> for a free class.
        </>
      ),
    },
    {
      name: "publishInMarketplace",
      type: "boolean",
      description: "Whether to offer the class in the marketplace.",
    },
    {
      name: "showPriceInMarketplace",
      type: "boolean",
      description: "Whether the marketplace shows the price.",
    },
    {
      name: "schedule",
      type: { array: { ref: "ScheduleEventUpdate" } },
      minItems: 1,
      description: (
        <>
          The complete new schedule, compared with the old one by event id. An event whose id you
          leave out is removed, an event without an id is added, and an event with new times is
          removed and created again. Events must not overlap.
        </>
      ),
    },
    {
      name: "timezone",
      type: "string",
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
      description: "How many learners can take part.",
    },
    {
      name: "virtualClassURL",
      type: "string",
      format: "uri",
      description: (
        <>
          Where learners join a virtual class. In responses the field is spelled{" "}
          <code>virtualClassUrl</code>.
        </>
      ),
    },
  ],
  pageExamples: [
    {
      name: "example",
      from: "update-class#/request/application~1json/0/value",
    },
  ],
  usedBy: {
    operations: [
      {
        id: "update-class",
        request: true,
      },
    ],
  },
} satisfies NamedSchema;
