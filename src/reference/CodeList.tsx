import { Fragment } from "react";

/** Inline code fragments, separated by commas. */
export function CodeList({ codes }: { readonly codes: readonly string[] }) {
  return codes.map((code, index) => (
    <Fragment key={code}>
      {index > 0 && ", "}
      <code>{code}</code>
    </Fragment>
  ));
}
