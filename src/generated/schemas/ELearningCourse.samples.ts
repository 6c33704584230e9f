// Generated from openapi/training-provider.yaml#/components/schemas/ELearningCourse. Run `npm run codegen`; do not edit.
import type { ELearningCourse } from "../models";

export const examples = [
  {
    name: "example",
    value: {
      id: "d20f8e61b7c5",
      certificateExpiry: "2 years",
      courseDuration: "90 minutes",
      deliveryMethod: "E-LEARNING",
      description: "Recognise fire hazards and choose the right extinguisher.",
      externalRegistrationUrl: "https://training.example.com/e-learning/fire-awareness",
      licenseDuration: "6 months",
      name: "Fire awareness",
      price: 49,
      publishedToMarketplace: true,
    } satisfies ELearningCourse,
  },
];
