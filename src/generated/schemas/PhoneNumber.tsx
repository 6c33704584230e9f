// Generated from openapi/training-provider.yaml#/components/schemas/PhoneNumber. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";
import type { PhoneNumber as PhoneNumberModel } from "../models";

export const PhoneNumber = {
  name: "PhoneNumber",
  type: "string",
  pattern: "^[1-9][0-9]{0,3} [0-9]{8,11}(x[0-9]+)?$",
  example: "45 20123456",
  description: (
    <>
      The country code (one to four digits, not starting with zero), one space, then 8 to 11 digits.
      For an extension, append <code>x</code> and its digits. There is no plus sign.
    </>
  ),
  notes: [
    {
      note: "examples",
      values: ["1 2025550123x42"],
    },
  ],
  pageExamples: [
    {
      name: "example-1",
      value: "45 20123456" satisfies PhoneNumberModel,
    },
    {
      name: "example-2",
      value: "1 2025550123x42" satisfies PhoneNumberModel,
    },
  ],
  usedBy: { models: ["NewClassLearner", "NewELearningLearner", "LearnerUpdate"] },
} satisfies NamedSchema;
