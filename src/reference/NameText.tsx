import { Fragment } from "react";

/** Shorter names fit wherever they stand. */
const longName = 20;

/** The name of a schema: a long one breaks before a capital letter and after a dot, a dash or an underscore, not anywhere. */
export function NameText({ name }: { readonly name: string }) {
  if (name.length < longName) return name;
  return name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[._-])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
