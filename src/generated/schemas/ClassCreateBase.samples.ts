// Generated from openapi/training-provider.yaml#/components/schemas/ClassCreateBase. Run `npm run codegen`; do not edit.
import type { ClassCreateBase } from "../models";

export const examples = [
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
          end: "2027-03-15T07:00:00Z",
        },
      ],
      timezone: "Europe/Copenhagen",
      totalSeats: 1,
    } satisfies ClassCreateBase,
  },
];

export const usedBy = { models: ["InPersonClassCreate", "VirtualClassCreate"] };
