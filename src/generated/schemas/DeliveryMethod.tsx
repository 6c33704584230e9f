// Generated from openapi/training-provider.yaml#/components/schemas/DeliveryMethod. Run `npm run codegen`; do not edit.
import { Enum, EnumValue, Schema } from "@reference";

export function DeliveryMethod() {
  return (
    <Schema
      name="DeliveryMethod"
      type="string"
    >
      <p>
        How instructor-led training is held: <code>OFFLINE</code> in person, <code>VIRTUAL</code>{" "}
        online.
      </p>
      <Enum>
        <EnumValue value="OFFLINE" />
        <EnumValue value="VIRTUAL" />
      </Enum>
    </Schema>
  );
}
