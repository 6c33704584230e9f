// Generated from openapi/training-provider.yaml#/components/schemas/InPersonClassCreate. Run `npm run codegen`; do not edit.
import type { InPersonClassCreate } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      address: {
        countryCode: "DK",
        extendedAddress: "Hall 3",
        locality: "Esbjerg",
        name: "Harbour Training Centre",
        postalCode: "6700",
        region: "Syddanmark",
        streetAddress: "Dokvej 12",
      },
      contact: {
        email: "booking@training.example.com",
        telephone: "45 75123456",
      },
      courseId: "b80d6f13e4a7",
      externalRegistrationUrl: "https://training.example.com/register/working-at-height",
      instructorIds: ["40d2f7ab816c"],
      price: 450,
      publishInMarketplace: true,
      showPriceInMarketplace: true,
      schedule: [
        {
          start: "2027-03-15T07:00:00Z",
          end: "2027-03-15T15:00:00Z",
        },
        {
          start: "2027-03-16T07:00:00Z",
          end: "2027-03-16T14:30:00Z",
        },
      ],
      timezone: "Europe/Copenhagen",
      totalSeats: 12,
    } satisfies InPersonClassCreate,
  },
];
