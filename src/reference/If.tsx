import { Condition, type ConditionProps } from "./Condition";
import { useReferenceWords } from "./ReferenceContext";

/** The condition (JSON Schema 2020-12, 10.2.2.1). */
export function If(props: ConditionProps) {
  return <Condition label={useReferenceWords().if} branch="if" {...props} />;
}
If.part = "structure" as const;

/** What holds when the condition does (JSON Schema 2020-12, 10.2.2.2). */
export function Then(props: ConditionProps) {
  return <Condition label={useReferenceWords().then} branch="then" {...props} />;
}
Then.part = "structure" as const;

/** What holds when the condition does not (JSON Schema 2020-12, 10.2.2.3). */
export function Else(props: ConditionProps) {
  return <Condition label={useReferenceWords().else} branch="else" {...props} />;
}
Else.part = "structure" as const;

/** What must not hold (JSON Schema 2020-12, 10.2.1.4). */
export function Not(props: ConditionProps) {
  return <Condition label={useReferenceWords().not} branch="not" {...props} />;
}
Not.part = "structure" as const;
