// Generated from openapi/training-provider.yaml#/components/schemas/VirtualClassCreate. Run `npm run codegen`; do not edit.
import type { VirtualClassCreate } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      contact: {
        email: "online@training.example.com",
      },
      courseId: "5a27cd94f0e6",
      externalRegistrationUrl: "https://training.example.com/register/first-aid-refresher",
      instructorIds: ["c3086be7219d"],
      price: 0,
      publishInMarketplace: true,
      showPriceInMarketplace: false,
      schedule: [
        {
          start: "2027-03-22T14:00:00Z",
          end: "2027-03-22T17:00:00Z",
        },
      ],
      timezone: "Europe/Madrid",
      totalSeats: 20,
      virtualClassURL: "https://meet.example.com/first-aid-refresher",
    } satisfies VirtualClassCreate,
  },
];
