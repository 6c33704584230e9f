import { Condition, type ConditionProps } from "./Condition";
import { useReferenceWords } from "./ReferenceContext";

/** Props of {@link When}. */
export interface WhenProps extends ConditionProps {
  readonly property: string;
}

/** What else holds for an object that has a property (JSON Schema 2020-12, 10.2.2.4). */
export function When({ property, ...props }: WhenProps) {
  const words = useReferenceWords();
  const label = (
    <>
      {words.when} <code>{property}</code> {words.isPresent}
    </>
  );
  return <Condition label={label} branch="when" {...props} />;
}
When.part = "structure" as const;

/** Props of {@link Contains}. */
export interface ContainsProps extends ConditionProps {
  readonly least: number;
  readonly most?: number;
}

/** What some items of an array must be (JSON Schema 2020-12, 10.3.1.3; validation, 6.4.4 and 6.4.5). */
export function Contains({ least, most, ...props }: ContainsProps) {
  const label = useReferenceWords().containing(least, most);
  return <Condition label={label} branch="contains" {...props} />;
}
Contains.part = "structure" as const;

/** What the names of all properties must be (JSON Schema 2020-12, 10.3.2.4). */
export function PropertyNames(props: ConditionProps) {
  return <Condition label={useReferenceWords().propertyNames} branch="propertynames" {...props} />;
}
PropertyNames.part = "structure" as const;

/** What a text holds, once it is decoded (JSON Schema 2020-12 validation, 8.5). */
export function Content(props: ConditionProps) {
  return <Condition label={useReferenceWords().content} branch="content" {...props} />;
}
Content.part = "structure" as const;
