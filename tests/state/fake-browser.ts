import { vi } from "vitest";

interface FakeBrowserOptions {
  readonly stored?: Readonly<Record<string, string>>;
  /** The system asks for dark. */
  readonly systemDark?: boolean;
  /** `refused`: every access to storage throws; `broken`: storage opens and every call on it throws. */
  readonly storage?: "works" | "refused" | "broken";
}

class FakeMedia extends EventTarget {
  matches = false;

  /** Becomes true or false and says so. */
  change(matches: boolean): void {
    this.matches = matches;
    this.dispatchEvent(new Event("change"));
  }
}

/** An element that has the attributes of its list and is inside nothing. */
class FakeElement {
  constructor(private readonly attributes: readonly string[]) {}

  closest(selector: string): FakeElement | null {
    return this.attributes.some((name) => selector === `[${name}]`) ? this : null;
  }
}

/** As much of a browser as the stores use, put in the place of the globals. `vi.unstubAllGlobals` undoes it. */
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
    /** A click on something that carries `attribute`; `answered`: React was there first and prevented the default. */
    click(attribute: string, { answered = false } = {}) {
      const event = new Event("click", { cancelable: true });
      if (answered) event.preventDefault();
      Object.defineProperty(event, "target", { value: new FakeElement([attribute]) });
      document.dispatchEvent(event);
    },
    /** The page is shown; `persisted`: the browser had kept it as it was. */
    show({ persisted }: { persisted: boolean }) {
      window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
    },
    press(key: string) {
      window.dispatchEvent(Object.assign(new Event("keydown"), { key }));
    },
    pressMouse() {
      window.dispatchEvent(new Event("mousedown"));
    },
    /** Another tab writes, or removes when the value is null. A null key: it cleared everything. */
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
