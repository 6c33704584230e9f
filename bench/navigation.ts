import type { Browser, CDPSession, Page } from "playwright-core";

declare global {
  interface Window {
    /** <https://wicg.github.io/scheduling-apis/>; TypeScript has no types for it. */
    readonly scheduler: {
      postTask(task: () => void, options: { readonly priority: "user-blocking" }): Promise<void>;
    };
  }
}

const slowdown = 4;
const runs = 5;
/** Milliseconds that a page may take to load on a busy machine. */
const patience = 120_000;
/**
 * Milliseconds before the click. After a hover, a page loads in this time. Without one, the late parts of the shell would otherwise share
 * the network with the page.
 */
const pause = 1500;

/** The ways in which a reader opens the next page. */
export const approaches = ["without hover", "after a hover"] as const;

/**
 * Measures how long readers wait for the next page of a built site, from the click until it is painted, on a slow network with a
 * processor four times slower.
 *
 * @param address address of the site on the slow network
 * @param pair paths of two pages; the first needs no link to the second
 * @returns milliseconds of several runs, the shortest first
 */
export async function measureNavigation(
  browser: Browser,
  address: string,
  pair: readonly [string, string],
  approach: (typeof approaches)[number],
): Promise<readonly number[]> {
  return repeatedly(() => nextPage(browser, address, pair, approach));
}

/**
 * Measures how long a reader who comes from another site waits for the first paint of a page, on the same network and processor.
 *
 * @returns milliseconds of several runs, the shortest first
 */
export async function measureFirstPaint(
  browser: Browser,
  address: string,
  path: string,
): Promise<readonly number[]> {
  return repeatedly(async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    await slowDown(await context.newCDPSession(page));
    await page.goto(new URL(path.slice(1), address).href);
    const time = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const [first] = list.getEntriesByName("first-contentful-paint");
            if (first) resolve(first.startTime);
          }).observe({ type: "paint", buffered: true });
        }),
    );
    await context.close();
    return time;
  });
}

async function repeatedly(measureOnce: () => Promise<number>): Promise<readonly number[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) times.push(await measureOnce());
  return times.sort((a, b) => a - b);
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}

/** Kinds of work on the main thread, by Chromium's names in a trace. */
const work: Readonly<Record<string, string>> = {
  FunctionCall: "scripts",
  EventDispatch: "scripts",
  RunMicrotasks: "scripts",
  ParseHTML: "HTML",
  UpdateLayoutTree: "styles",
  Layout: "layout",
  PrePaint: "paint",
  Paint: "paint",
  Layerize: "paint",
  Commit: "paint",
};

/** An entry of a trace, in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
}

/**
 * Returns how long the main thread spends on each kind of work from the click until the next page is painted, in milliseconds. It takes
 * one more run; the rest of the total is waiting.
 */
export async function profileNavigation(
  browser: Browser,
  address: string,
  pair: readonly [string, string],
  approach: (typeof approaches)[number],
): Promise<Readonly<Record<string, number>>> {
  const events: TraceEvent[] = [];
  const total = await nextPage(browser, address, pair, approach, async (session) => {
    session.on("Tracing.dataCollected", ({ value }) => {
      events.push(...(value as unknown as TraceEvent[]));
    });
    const categories = "devtools.timeline,blink.user_timing";
    await session.send("Tracing.start", { transferMode: "ReportEvents", categories });
    return async () => {
      const done = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
      await session.send("Tracing.end");
      await done;
    };
  });
  const start = events.find(({ name }) => name === "clicked");
  const end = events.find(({ name }) => name === "painted");
  if (!start || !end) throw new Error("The trace has no marks.");
  const spent: Record<string, number> = {};
  const open: { readonly kind: string; readonly end: number }[] = [];
  const add = (kind: string, duration: number) => {
    spent[kind] = (spent[kind] ?? 0) + duration / 1000;
  };
  const inside = events
    .filter(
      ({ name, tid, ts, dur }) => name in work && tid === start.tid && ts + (dur ?? 0) > start.ts,
    )
    .sort((a, b) => a.ts - b.ts);
  for (const { name, ts, dur = 0 } of inside) {
    if (ts > end.ts) break;
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= ts) open.pop();
    const duration = Math.min(ts + dur, end.ts) - Math.max(ts, start.ts);
    const kind = work[name] ?? "";
    add(kind, duration);
    // Work that a script forces is not the script's own time.
    const outer = open.at(-1);
    if (outer) add(outer.kind, -duration);
    open.push({ kind, end: ts + dur });
  }
  return { ...spent, total };
}

/** Returns the median of sorted numbers; 0 if there are none. */
export function median(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Measures one run. @param observe starts to observe before the click, and returns a function that ends it */
async function nextPage(
  browser: Browser,
  address: string,
  [from, to]: readonly [string, string],
  approach: (typeof approaches)[number],
  observe?: (session: CDPSession) => Promise<() => Promise<void>>,
) {
  // Each run needs its own cache.
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.goto(new URL(from.slice(1), address).href);
  await page.waitForLoadState("networkidle");
  await loadShell(page);
  // Adds a link to the text, where no page has one to the target already.
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement("a"), { id: "added-link", href });
    document.querySelector("main")?.prepend(link);
  }, to);
  const link = page.locator("#added-link");
  if (approach === "after a hover") await link.dispatchEvent("pointerover");
  await page.waitForTimeout(pause);
  const session = await context.newCDPSession(page);
  await slowDown(session);
  await watch(page);
  const end = await observe?.(session);
  // `link.click()` would move the mouse there first.
  await link.dispatchEvent("click", { button: 0 });
  const time = await page.evaluate(() => (window as unknown as { shown: Promise<number> }).shown);
  await end?.();
  await context.close();
  return time;
}

/** Moves the pointer and waits for the shell. One of its effects sets the property that shows that it handles clicks. */
export async function loadShell(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event("pointermove")));
  await page.waitForFunction(() => history.scrollRestoration === "manual");
}

/** Resolves `window.shown` once the heading of another page is painted, with the time since the click. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const before = document.querySelector("h1")?.textContent;
    // Uses no named functions, because tsx would make them call a helper that the page does not have.
    const shown = new Promise<number>((resolve) => {
      document.addEventListener(
        "click",
        () => {
          const start = performance.mark("clicked").startTime;
          new MutationObserver((_, observer) => {
            if (document.querySelector("h1")?.textContent === before) return;
            observer.disconnect();
            // The frame is painted after its callbacks. Nothing comes between it and a task of this priority, whereas a timer also
            // waits for work that the page has deferred until after the paint.
            requestAnimationFrame(() => {
              void window.scheduler.postTask(
                () => resolve(performance.mark("painted").startTime - start),
                { priority: "user-blocking" },
              );
            });
          }).observe(document, { childList: true, subtree: true, characterData: true });
        },
        { capture: true, once: true },
      );
    });
    Object.assign(window, { shown });
  });
}
