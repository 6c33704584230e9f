// Generated from openapi/training-provider.yaml#/components/schemas/ELearningUpdate. Run `npm run codegen`; do not edit.
import { Not, Properties, Property, Schema } from "@reference";

export function ELearningUpdate() {
  return (
    <Schema
      name="ELearningUpdate"
      type="object"
    >
      <p>The changes to an e-learning course.</p>
      <Properties closed>
        <Property
          name="publish"
          type="boolean"
        >
          <p>
            <code>true</code> puts the course in the marketplace, which takes a registration URL;{" "}
            <code>false</code> takes it down.
          </p>
        </Property>
        <Property
          name="externalRegistrationUrl"
          type="string"
          format="uri"
          nullable
        >
          <p>
            Where learners register, outside the platform. Send <code>null</code> to clear it, which
            a published course does not allow.
          </p>
        </Property>
      </Properties>
      <Not type="object">
        <p>A request that publishes the course and clears its registration URL.</p>
        <Properties>
          <Property
            name="publish"
            type="boolean"
            const
            required
          >
            <p>The course is to be published.</p>
          </Property>
          <Property
            name="externalRegistrationUrl"
            type="null"
            required
          >
            <p>The URL is to be cleared.</p>
          </Property>
        </Properties>
      </Not>
    </Schema>
  );
}
