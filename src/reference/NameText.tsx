import { Fragment } from "react";

/** Shorter names fit on every line. */
const longName = 20;

/** The name of a schema, or the title of an operation; a long one may break only before a capital letter and after a dot, dash, underscore or slash. */
export function NameText({ name }: { readonly name: string }) {
  if (name.length < longName) return name;
  return name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[._/-])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
