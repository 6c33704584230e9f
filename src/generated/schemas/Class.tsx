// Generated from openapi/training-provider.yaml#/components/schemas/Class. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const Class = {
  name: "Class",
  type: "object",
  description: "A scheduled session of an instructor-led course.",
  properties: [
    {
      name: "id",
      type: "string",
      required: true,
      description: "Identifies the class in other calls.",
    },
    {
      name: "address",
      type: { ref: "Address" },
      description: "Where the class takes place.",
    },
    {
      name: "contact",
      type: { ref: "Contact" },
      description: "Contact details for questions about the class.",
    },
    {
      name: "course",
      type: { ref: "CourseReference" },
      description: "The course that is taught.",
    },
    {
      name: "created",
      type: "string",
      description: "When the class was added.",
    },
    {
      name: "deliveryMethod",
      type: { ref: "DeliveryMethod" },
      description: (
        <>
          Whether learners meet in person (<code>OFFLINE</code>) or online (<code>VIRTUAL</code>).
        </>
      ),
    },
    {
      name: "evaluators",
      type: { array: { ref: "Person" } },
      description: "The evaluators of the class.",
    },
    {
      name: "instructors",
      type: { array: { ref: "Person" } },
      description: "Who teaches the class.",
    },
    {
      name: "externalRegistrationUrl",
      type: "string",
      format: "uri",
      description: "Where learners register, outside the platform.",
    },
    {
      name: "price",
      type: "number",
      minimum: 0,
      description: (
        <>
          The price. <code>0</code> means that the class is free.
        </>
      ),
    },
    {
      name: "publishInMarketplace",
      type: "boolean",
      description: "Whether the class is offered in the marketplace.",
    },
    {
      name: "showPriceInMarketplace",
      type: "boolean",
      description: "Whether the marketplace shows the price.",
    },
    {
      name: "schedule",
      type: { array: { ref: "ScheduleEvent" } },
      description: "When the class meets.",
    },
    {
      name: "seatsInventory",
      type: { ref: "SeatsInventory" },
      description: "Total, booked and remaining seats.",
    },
    {
      name: "specialInstructions",
      type: "string",
      description: (
        <>
          What learners should know before they come. You cannot set it when you create or update a
          class.
        </>
      ),
    },
    {
      name: "timezone",
      type: "string",
      description: "The time zone of the class, as an IANA name.",
    },
    {
      name: "virtualClassUrl",
      type: "string",
      format: "uri",
      description: (
        <>
          Where learners join a virtual class. In requests the field is spelled{" "}
          <code>virtualClassURL</code>.
        </>
      ),
    },
  ],
  pageExamples: [
    {
      name: "example",
      from: "list-classes#/responses/200/application~1json/0/value/0",
    },
  ],
  usedBy: {
    operations: [
      {
        id: "list-classes",
        response: true,
      },
    ],
  },
} satisfies NamedSchema;
