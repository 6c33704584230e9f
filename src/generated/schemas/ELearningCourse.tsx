// Generated from openapi/training-provider.yaml#/components/schemas/ELearningCourse. Run `npm run codegen`; do not edit.
import { Enum, EnumValue, Properties, Property, Schema } from "@reference";

export function ELearningCourse() {
  return (
    <Schema
      name="ELearningCourse"
      type="object"
    >
      <p>A course that learners follow on their own.</p>
      <Properties>
        <Property
          name="id"
          type="string"
          required
        >
          <p>Identifies the course in other calls.</p>
        </Property>
        <Property
          name="certificateExpiry"
          type="string or number"
        >
          <p>
            How long a certificate lasts. Show the value as it comes; its unit is not specified.
          </p>
        </Property>
        <Property
          name="courseDuration"
          type="string or number"
        >
          <p>How long the course takes. Show the value as it comes; its unit is not specified.</p>
        </Property>
        <Property
          name="deliveryMethod"
          type="string"
          default="E-LEARNING"
        >
          <p>How the course is delivered.</p>
          <Enum>
            <EnumValue value="OFFLINE" />
            <EnumValue value="VIRTUAL" />
            <EnumValue value="E-LEARNING" />
          </Enum>
        </Property>
        <Property
          name="description"
          type="string"
        >
          <p>What the course is about.</p>
        </Property>
        <Property
          name="externalRegistrationUrl"
          type="string"
          format="uri"
          nullable
        >
          <p>
            Where learners register, outside the platform. A published course always has it;
            otherwise it may be <code>null</code>.
          </p>
        </Property>
        <Property
          name="licenseDuration"
          type="string or number"
        >
          <p>
            How long a learner has access. Show the value as it comes; its unit is not specified.
          </p>
        </Property>
        <Property
          name="name"
          type="string"
        >
          <p>Title of the course.</p>
        </Property>
        <Property
          name="price"
          type="number"
          minimum={0}
        >
          <p>What a place costs.</p>
        </Property>
        <Property
          name="publishedToMarketplace"
          type="boolean"
        >
          <p>Whether the course is in the marketplace.</p>
        </Property>
      </Properties>
    </Schema>
  );
}
