import type { Page } from "playwright-core";
import { inject } from "vitest";
import { skipInFirefox } from "./site";

/** An event in a Chromium trace; `ts` is in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly args: {
    /** Of `UpdateLayoutTree`: how many elements were styled. */
    readonly elementCount?: number;
    /** Of `Layout`. */
    readonly beginData?: { readonly dirtyObjects: number };
  };
}

/** Returns how many elements were styled each time, since a moment in microseconds. */
export function styledIn(trace: readonly TraceEvent[], since = 0): readonly number[] {
  return trace
    .filter(({ name, ts }) => name === "UpdateLayoutTree" && ts >= since)
    .map(({ args }) => args.elementCount ?? 0);
}

/** Returns what the browser does for a page, and the marks of the page, while `act` runs. */
export async function traceOf(
  page: Page,
  act: () => Promise<unknown>,
): Promise<readonly TraceEvent[]> {
  if (inject("engine") === "firefox") skipInFirefox("to trace");
  const browser = page.context().browser();
  const categories = ["devtools.timeline", "blink.user_timing"];
  await browser?.startTracing(page, { categories });
  await act();
  const trace = String(await browser?.stopTracing());
  return (JSON.parse(trace) as { readonly traceEvents: readonly TraceEvent[] }).traceEvents;
}
