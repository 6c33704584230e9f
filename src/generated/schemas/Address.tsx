// Generated from openapi/training-provider.yaml#/components/schemas/Address. Run `npm run codegen`; do not edit.
import { Properties, Property, Schema } from "@reference";

export function Address() {
  return (
    <Schema
      name="Address"
      type="object"
    >
      <p>A postal address.</p>
      <Properties>
        <Property
          name="countryCode"
          type="string"
          pattern="^[A-Za-z]{2}$"
        >
          <p>The country, in exactly two letters.</p>
        </Property>
        <Property
          name="district"
          type="string"
        >
          <p>Part of the town.</p>
        </Property>
        <Property
          name="extendedAddress"
          type="string"
        >
          <p>Building, floor, room or the like.</p>
        </Property>
        <Property
          name="locality"
          type="string"
        >
          <p>Town or city.</p>
        </Property>
        <Property
          name="name"
          type="string"
        >
          <p>What the place is called.</p>
        </Property>
        <Property
          name="postalCode"
          type="string"
        >
          <p>Postal or ZIP code, with any leading zeros.</p>
        </Property>
        <Property
          name="postOfficeBox"
          type="string"
        >
          <p>Number of the post office box.</p>
        </Property>
        <Property
          name="region"
          type="string"
        >
          <p>State, province or similar division of the country.</p>
        </Property>
        <Property
          name="streetAddress"
          type="string"
        >
          <p>Street and house number.</p>
        </Property>
      </Properties>
    </Schema>
  );
}
