// Generated from openapi/training-provider.yaml#/components/schemas/Class. Run `npm run codegen`; do not edit.
import type { Class } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      id: "7c41e0b95d2a",
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
      course: {
        id: "b80d6f13e4a7",
        name: "Working at height",
      },
      created: "2026-11-03T09:12:44Z",
      deliveryMethod: "OFFLINE",
      evaluators: [
        {
          id: "e19c5570a3d8",
          firstname: "Mette",
          lastname: "Lund",
        },
      ],
      instructors: [
        {
          id: "40d2f7ab816c",
          firstname: "Jonas",
          lastname: "Vestergaard",
        },
      ],
      externalRegistrationUrl: "https://training.example.com/register/working-at-height",
      price: 450,
      publishInMarketplace: true,
      showPriceInMarketplace: true,
      schedule: [
        {
          id: "91be3c0d7f52",
          start: "2027-03-15T07:00:00Z",
          end: "2027-03-15T15:00:00Z",
        },
        {
          id: "d6a80472bc1f",
          start: "2027-03-16T07:00:00Z",
          end: "2027-03-16T14:30:00Z",
        },
      ],
      seatsInventory: {
        totalSeats: 12,
        booked: 5,
        remaining: 7,
      },
      specialInstructions: "Bring safety shoes.",
      timezone: "Europe/Copenhagen",
    } satisfies Class,
  },
];
