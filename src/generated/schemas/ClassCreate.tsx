// Generated from openapi/training-provider.yaml#/components/schemas/ClassCreate. Run `npm run codegen`; do not edit.
import { A, type NamedSchema } from "openapi-tsx-docs/reference";

export const ClassCreate = {
  name: "ClassCreate",
  type: { or: [{ ref: "InPersonClassCreate" }, { ref: "VirtualClassCreate" }] },
  description: (
    <>
      The <code>deliveryMethod</code> of the <A href="/api/list-instructor-led-courses">course</A>{" "}
      decides which one.
    </>
  ),
  hasLinks: true,
  unions: [
    {
      mode: "anyOf",
      variants: [
        {
          label: "In-person class",
          type: { ref: "InPersonClassCreate" },
        },
        {
          label: "Virtual class",
          type: { ref: "VirtualClassCreate" },
        },
      ],
    },
  ],
  pageExamples: [
    {
      name: "example-1",
      variant: "In-person class",
      from: "create-class#/request/application~1json/0/value",
    },
    {
      name: "example-2",
      variant: "Virtual class",
      from: "create-class#/request/application~1json/1/value",
    },
  ],
  usedBy: {
    operations: [
      {
        id: "create-class",
        request: true,
      },
    ],
  },
} satisfies NamedSchema;
