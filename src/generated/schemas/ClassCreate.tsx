// Generated from openapi/training-provider.yaml#/components/schemas/ClassCreate. Run `npm run codegen`; do not edit.
import { AnyOf, Ref, Schema, Variant } from "@reference";

export function ClassCreate() {
  return (
    <Schema
      name="ClassCreate"
      type="InPersonClassCreate or VirtualClassCreate"
    >
      <p>
        A class to schedule, in one of two variants. The delivery method of the course decides which
        one applies.
      </p>
      <AnyOf>
        <Variant
          label="In-person class"
          type="InPersonClassCreate"
        >
          <Ref to="InPersonClassCreate" />
        </Variant>
        <Variant
          label="Virtual class"
          type="VirtualClassCreate"
        >
          <Ref to="VirtualClassCreate" />
        </Variant>
      </AnyOf>
    </Schema>
  );
}
