import { vi } from "vitest";

interface FakeBrowserOptions {
  readonly stored?: Readonly<Record<string, string>>;
  /** Whether the system mode is dark. */
  readonly systemDark?: boolean;
  /** `refused`: every access to storage throws; `broken`: storage opens and every call on it throws. */
  readonly storage?: "works" | "refused" | "broken";
}

class FakeMedia extends EventTarget {
  matches = false;

  /** Sets whether it matches and dispatches the event. */
  change(matches: boolean): void {
    this.matches = matches;
    this.dispatchEvent(new Event("change"));
  }
}

/** An element with some attributes and no parent. */
class FakeElement {
  constructor(private readonly attributes: readonly string[]) {}

  closest(selector: string): FakeElement | null {
    return this.attributes.some((name) => selector === `[${name}]`) ? this : null;
  }
}

/** Stubs the globals with as much of a browser as the stores use. `vi.unstubAllGlobals` undoes it. */
export function fakeBrowser({
  stored = {},
  systemDark = false,
  storage = "works",
}: FakeBrowserOptions = {}) {
  const values = new Map(Object.entries(stored));
  const fail = () => {
    throw new Error("denied");
  };
  const localStorage =
    storage === "broken"
      ? { getItem: fail, setItem: fail, removeItem: fail }
      : {
          getItem: (key: string) => values.get(key) ?? null,
          setItem: (key: string, value: string) => void values.set(key, value),
          removeItem: (key: string) => void values.delete(key),
        };
  const window = new EventTarget();
  Object.defineProperty(window, "localStorage", {
    get: () => (storage === "refused" ? fail() : localStorage),
  });

  const system = new FakeMedia();
  system.matches = systemDark;
  const print = new FakeMedia();
  const root: { dataset: Record<string, string | undefined> } = { dataset: {} };
  const document = Object.assign(new EventTarget(), { documentElement: root });

  vi.stubGlobal("window", window);
  vi.stubGlobal("document", document);
  vi.stubGlobal("Element", FakeElement);
  vi.stubGlobal("matchMedia", (query: string) => (query === "print" ? print : system));

  return {
    root,
    values,
    system,
    print,
    /** Clicks on an element with `attribute`. */
    click(attribute: string) {
      const event = new Event("click");
      Object.defineProperty(event, "target", { value: new FakeElement([attribute]) });
      document.dispatchEvent(event);
    },
    /** Shows the page; `persisted`: from the back/forward cache. */
    show({ persisted }: { persisted: boolean }) {
      window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
    },
    /** Writes in another tab, or removes the key if the value is null. A null key clears everything. */
    otherTab(key: string | null, newValue: string | null) {
      if (key !== null && newValue !== null) values.set(key, newValue);
      else if (key !== null) values.delete(key);
      else values.clear();
      window.dispatchEvent(
        Object.assign(new Event("storage"), { key, newValue, storageArea: localStorage }),
      );
    },
  };
}
