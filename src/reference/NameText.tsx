import { Fragment } from "react";
import { TitleText } from "../ui/TitleText";

/** Names shorter than this fit on every line. */
const longName = 20;

/** The name of a schema or operation. If long, it breaks only before capitals and after `.`, `-`, `_` and `/`, but not in "e-mail". */
export function NameText({ name }: { readonly name: string }) {
  if (name.length < longName) return name;
  return name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[._/]|[^ ]{3}-)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <TitleText>{part}</TitleText>
    </Fragment>
  ));
}
