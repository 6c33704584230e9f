import { Fragment } from "react";

/** Codes with commas between them. */
export function CodeList({ codes }: { readonly codes: readonly string[] }) {
  return codes.map((code, index) => (
    <Fragment key={code}>
      {index > 0 && ", "}
      <code>{code}</code>
    </Fragment>
  ));
}
