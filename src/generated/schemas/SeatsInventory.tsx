// Generated from openapi/training-provider.yaml#/components/schemas/SeatsInventory. Run `npm run codegen`; do not edit.
import { Properties, Property, Schema } from "@reference";

export function SeatsInventory() {
  return (
    <Schema
      name="SeatsInventory"
      type="object"
    >
      <p>The seats of a class.</p>
      <Properties>
        <Property
          name="totalSeats"
          type="integer"
        >
          <p>Seats in all.</p>
        </Property>
        <Property
          name="booked"
          type="integer"
        >
          <p>Seats that are taken.</p>
        </Property>
        <Property
          name="remaining"
          type="integer"
        >
          <p>Seats that are free.</p>
        </Property>
      </Properties>
    </Schema>
  );
}
