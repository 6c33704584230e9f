// Generated from openapi/training-provider.yaml#/components/schemas/ELearningUpdate. Run `npm run codegen`; do not edit.
import { OneOf, Properties, Property, Schema, Variant } from "@reference";

export function ELearningUpdate() {
  return (
    <Schema
      name="ELearningUpdate"
      type="object"
    >
      <p>The changes to an e-learning course, in one of two variants.</p>
      <OneOf>
        <Variant
          label="Publish, take down or set the URL"
          type="object"
          title="Publish, take down or set the URL"
        >
          <p>Changes whether the course is in the marketplace, where learners register, or both.</p>
          <Properties>
            <Property
              name="publish"
              type="boolean"
            >
              <p>
                <code>true</code> puts the course in the marketplace, which takes a registration
                URL; <code>false</code> takes it down.
              </p>
            </Property>
            <Property
              name="externalRegistrationUrl"
              type="string"
              format="uri"
            >
              <p>Where learners register, outside the platform.</p>
            </Property>
          </Properties>
        </Variant>
        <Variant
          label="Clear the URL"
          type="object"
          title="Clear the URL"
        >
          <p>
            Leaves the course without a place to register. While the course is published, this is
            refused with status 400, unless the same request takes it down.
          </p>
          <Properties>
            <Property
              name="publish"
              type="boolean"
              const={false}
            >
              <p>Takes the course down in the same request, if it is published.</p>
            </Property>
            <Property
              name="externalRegistrationUrl"
              type="null"
              required
            >
              <p>
                <code>null</code> clears the URL.
              </p>
            </Property>
          </Properties>
        </Variant>
      </OneOf>
    </Schema>
  );
}
