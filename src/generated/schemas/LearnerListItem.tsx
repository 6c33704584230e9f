// Generated from openapi/training-provider.yaml#/components/schemas/LearnerListItem. Run `npm run codegen`; do not edit.
import type { NamedSchema } from "openapi-tsx-docs/reference";

export const LearnerListItem = {
  name: "LearnerListItem",
  type: "object",
  description: (
    <>
      A learner, as shown in the list of learners. Most details may be <code>null</code> there.
    </>
  ),
  properties: [
    {
      name: "id",
      type: "string",
      required: true,
      description: "Identifies the learner in other calls.",
    },
    {
      name: "firstname",
      type: "string",
      nullable: true,
      description: "Given name.",
    },
    {
      name: "lastname",
      type: "string",
      nullable: true,
      description: "Family name.",
    },
    {
      name: "uniqueSystemIdentifier",
      type: "string",
      nullable: true,
      description: "The learner's unique identifier in the system.",
    },
    {
      name: "email",
      type: "string",
      nullable: true,
      description: "Email address.",
    },
    {
      name: "phone",
      type: "string",
      nullable: true,
      description: "Phone number.",
    },
    {
      name: "created",
      type: "string",
      description: "When the learner was added.",
    },
  ],
  pageExamples: [
    {
      name: "example",
      from: "list-learners#/responses/200/application~1json/0/value/0",
    },
  ],
  usedBy: {
    operations: [
      {
        id: "list-learners",
        response: true,
      },
    ],
  },
} satisfies NamedSchema;
