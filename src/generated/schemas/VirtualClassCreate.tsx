// Generated from openapi/training-provider.yaml#/components/schemas/VirtualClassCreate. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "@reference";

export const VirtualClassCreate = {
  name: "VirtualClassCreate",
  type: "object",
  title: "Virtual class",
  description: "A class that learners join online.",
  properties: [
    {
      name: "virtualClassURL",
      type: "string",
      format: "uri",
      required: true,
      description: (
        <>
          Where learners join. A virtual class cannot do without it. In answers the field is spelled{" "}
          <code>virtualClassUrl</code>.
        </>
      ),
    },
    {
      name: "address",
      type: { ref: "AddressCreate" },
      description: "A place. A virtual class does not need one.",
    },
  ],
  closed: true,
  allOf: ["ClassCreateBase"],
} satisfies NamedSchema;
