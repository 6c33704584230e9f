// oxlint-disable-next-line import/no-unassigned-import -- a style sheet exports nothing
import "./client-component.late.css";

import { type ComponentType, createContext, createElement, useContext, useId } from "react";
import { renderToString } from "react-dom/server";

interface Origin<Props> {
  readonly Own: ComponentType<Props>;
  /** Its late module: see `lateModuleUrl`. */
  readonly module: string;
  /** The name under which that exports it. */
  readonly name: string;
}

/** Whether browsers render what is inside. */
const InBrowsers = createContext(false);

/**
 * Returns a component of the site's own that browsers render, too: `hydrate.tsx` does so. Inside another one, it is the component itself.
 * It only runs during prerendering.
 *
 * @see https://react.dev/reference/rsc/use-client
 */
export function clientComponent<Props extends object>(origin: Origin<Props>) {
  return function ClientComponent(props: Props) {
    return useContext(InBrowsers) ? (
      <origin.Own {...props} />
    ) : (
      <Prerendered {...origin} props={props} />
    );
  };
}

/** Renders it as a root of its own, as it is in browsers: without the contexts of the page, which are not there. */
function Prerendered<Props extends object>({
  Own,
  module,
  name,
  props,
}: Origin<Props> & { readonly props: Props }) {
  const prefix = useId();
  for (const [key, value] of Object.entries(props))
    if (value !== undefined && !isJson(value)) throw notJson(name, key);
  const html = renderToString(
    <InBrowsers value>
      <Own {...props} />
    </InBrowsers>,
    { identifierPrefix: prefix },
  );
  return createElement("client-component", {
    "data-module": module,
    "data-name": name,
    "data-prefix": prefix,
    "data-props": JSON.stringify(props),
    dangerouslySetInnerHTML: { __html: html },
  });
}

function isJson(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isJson);
  if (typeof value !== "object" || value === null)
    return value === null || /string|boolean/.test(typeof value) || Number.isFinite(value);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isJson);
}

function notJson(name: string, key: string): Error {
  const what = key === "children" ? "what is between its tags" : `\`${key}\``;
  return new Error(
    `<${name}> runs in browsers, which get its properties as JSON, and ${what} is not JSON`,
  );
}
