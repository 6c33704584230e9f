// Generated from openapi/training-provider.yaml#/components/schemas/VirtualClassCreate. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const VirtualClassCreate = {
  name: "VirtualClassCreate",
  type: "object",
  title: "Virtual class",
  description: "A class held online.",
  properties: [
    {
      name: "virtualClassURL",
      type: "string",
      format: "uri",
      required: true,
      description: (
        <>
          Where learners join. Required for a virtual class. In responses the field is spelled{" "}
          <code>virtualClassUrl</code>.
        </>
      ),
    },
    {
      name: "address",
      type: { ref: "AddressCreate" },
      description: "A place. Not needed for a virtual class.",
    },
  ],
  closed: true,
  allOf: ["ClassCreateBase"],
  pageExamples: [
    {
      name: "example",
      from: "create-class#/request/application~1json/1/value",
    },
  ],
  usedBy: { models: ["ClassCreate"] },
} satisfies NamedSchema;
