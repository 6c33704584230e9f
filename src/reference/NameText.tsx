import { Fragment } from "react";
import { TitleText } from "../ui/TitleText";

/** Shorter names fit on every line. */
const longName = 20;

/** The name of a schema, or the title of an operation; a long one may break only before a capital letter and after a dot, dash, underscore or slash, but not in "e-learning". */
export function NameText({ name }: { readonly name: string }) {
  if (name.length < longName) return name;
  return name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[._/]|[^ ]{3}-)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <TitleText>{part}</TitleText>
    </Fragment>
  ));
}
