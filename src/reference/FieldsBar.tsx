import type { ReactNode } from "react";
import { fieldsIn, hasModels } from "../view/fields";
import type { Body } from "../view/lay-out-schema";
import { useReferenceWords } from "./ReferenceContext";
import * as styles from "./Row.module.css";

/** A body with more fields than this gets the controls. */
const manyFields = 12;

/**
 * Controls above a long body, which must be the next element: a switch for required fields, which works in CSS, and a filter, for which
 * `src/fields` is loaded. Renders nothing for a short body.
 */
export function FieldsBar({ body }: { readonly body: Body<ReactNode> }) {
  const words = useReferenceWords();
  const fields = fieldsIn(body);
  if (fields.length <= manyFields) return null;
  return (
    <div className={styles.bar} data-controls="">
      {fields.includes(true) && fields.includes(false) && (
        <label>
          <input type="checkbox" autoComplete="off" /> {words.requiredOnly}
        </label>
      )}
      <input
        type="search"
        placeholder={words.filterFields}
        aria-label={words.filterFields}
        autoComplete="off"
        data-filter-fields={words.matchingFields}
        data-unsearched={hasModels(body) ? words.unsearchedFolds : undefined}
      />
      <output />
    </div>
  );
}
