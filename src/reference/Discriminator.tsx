import { useReferenceWords } from "./ReferenceContext";
import { TypeText } from "./TypeText";
import type { Discriminator as DiscriminatorProps } from "../view/types";
import * as looks from "../ui/looks.module.css";
import * as mediaStyles from "./MediaType.module.css";

/** The schemas that extend this one, by discriminator value (OpenAPI 3.1, 4.8.25). */
export function Discriminator({ property, values = [] }: DiscriminatorProps) {
  const words = useReferenceWords();
  return (
    <div className={looks.note}>
      <p>
        <code>{property}</code> {words.saysWhich}
      </p>
      {values.length > 0 && (
        <ul className={mediaStyles.list}>
          {values.map(({ value, schema }) => (
            <li key={`${value} ${schema}`}>
              {value === undefined ? words.anyOtherValue : <code>{value}</code>}:{" "}
              <TypeText type={{ ref: schema }} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
