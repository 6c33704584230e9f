/** As much of a document as `installInline` touches: no jsdom, and no browser for what needs none. */

type Listener = (event: unknown) => void;

/** An element with attributes, children and parent, and the few selectors that the script uses. */
export class FakeElement {
  readonly children: FakeElement[];
  parentElement: FakeElement | null = null;
  textContent: string;
  open = false;
  focused = false;
  scrolledTo = false;

  constructor(
    readonly tag: string,
    readonly attributes: Record<string, string> = {},
    ...content: readonly (FakeElement | string)[]
  ) {
    this.children = content.filter((child) => child instanceof FakeElement);
    this.textContent = content.filter((child) => typeof child === "string").join("");
    for (const child of this.children) child.parentElement = this;
  }

  readonly dataset = new Proxy({} as Record<string, string | undefined>, {
    get: (_, key) => this.attributes[dataName(key)],
    set: (_, key, value) => {
      this.attributes[dataName(key)] = String(value);
      return true;
    },
    deleteProperty: (_, key) => delete this.attributes[dataName(key)],
  });
  readonly classList = { add: (name: string) => (this.attributes["class"] = name) };

  get tagName() {
    return this.tag.toUpperCase();
  }
  get hash() {
    return this.attributes["href"] ?? "";
  }
  set tabIndex(value: number) {
    this.attributes["tabindex"] = String(value);
  }
  getAttribute(name: string) {
    return this.attributes[name] ?? null;
  }
  setAttribute(name: string, value: string) {
    this.attributes[name] = value;
  }
  removeAttribute(name: string) {
    delete this.attributes[name];
  }
  toggleAttribute(name: string, isOn: boolean) {
    if (isOn) this.attributes[name] = "";
    else delete this.attributes[name];
  }
  focus() {
    this.focused = true;
  }
  scrollIntoView() {
    this.scrolledTo = true;
  }
  getBoundingClientRect() {
    return { top: 0 };
  }
  closest(selector: string): FakeElement | null {
    return matches(this, selector) ? this : (this.parentElement?.closest(selector) ?? null);
  }
  querySelectorAll(selector: string): FakeElement[] {
    const [, childOnly] = /^:scope > (.*)$/.exec(selector) ?? [];
    if (childOnly) return this.children.filter((child) => matches(child, childOnly));
    return this.children.flatMap((child) => [
      ...(matches(child, selector) ? [child] : []),
      ...child.querySelectorAll(selector),
    ]);
  }
  querySelector(selector: string): FakeElement | null {
    return this.querySelectorAll(selector)[0] ?? null;
  }
}

/** `linkCopied` is the attribute `data-link-copied`. */
function dataName(key: string | symbol): string {
  return `data-${String(key).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** `tag`, `[name]`, `[name="value"]`, `[name^="value"]`, and `details:not([open])`. */
function matches(element: FakeElement, selector: string): boolean {
  if (selector === "details:not([open])") return element.tag === "details" && !element.open;
  const [, tag, name, operator, value] =
    /^([a-z]*)(?:\[([\w-]+)(?:(\^?=)"?([^"]*?)"?)?\])?$/.exec(selector) ?? [];
  if (tag === undefined) throw new Error(`the fake document does not know ${selector}`);
  if (tag !== "" && tag !== element.tag) return false;
  if (name === undefined) return true;
  const found = element.attributes[name];
  if (found === undefined || operator === undefined || value === undefined) {
    return found !== undefined;
  }
  return operator === "=" ? found === value : found.startsWith(value);
}

/** Returns a document and window around `body`; `fire` calls the script's listeners. */
export function fakePage(
  body: FakeElement,
  { hash = "", stored = null as string | null, refusesStorage = false, hasClipboard = true } = {},
) {
  const listeners = new Map<string, Listener[]>();
  const addEventListener = (type: string, listener: Listener) =>
    listeners.set(type, [...(listeners.get(type) ?? []), listener]);
  const root = new FakeElement("html", {}, body);
  const storage = new Map<string, string>(stored === null ? [] : [["sample-language", stored]]);
  const copied: string[] = [];
  const selected: unknown[] = [];
  const dispatched: string[] = [];
  const timers: (() => void)[] = [];
  const view = {
    get localStorage() {
      if (refusesStorage) throw new Error("storage is refused");
      return {
        getItem: (key: string) => storage.get(key) ?? null,
        setItem: (key: string, value: string) => storage.set(key, value),
      };
    },
    location: { hash },
    navigator: hasClipboard
      ? { clipboard: { writeText: (text: string) => Promise.resolve(void copied.push(text)) } }
      : {},
    getSelection: () => ({ selectAllChildren: (node: unknown) => selected.push(node) }),
    scrollBy: () => {},
    setTimeout: (run: () => void) => timers.push(run),
    addEventListener,
  };
  const doc = {
    documentElement: root,
    readyState: "interactive",
    querySelector: (selector: string) => root.querySelector(selector),
    querySelectorAll: (selector: string) => root.querySelectorAll(selector),
    getElementById: (id: string) => root.querySelector(`[id="${id}"]`),
    addEventListener,
    dispatchEvent: ({ type }: Event) => dispatched.push(type),
  };
  return {
    doc: doc as unknown as Document,
    view: view as unknown as Window,
    root,
    storage,
    copied,
    selected,
    dispatched,
    /** Pending timeouts. */
    timers,
    location: view.location,
    fire(type: string, event: object = {}) {
      for (const listener of listeners.get(type) ?? []) listener(event);
    },
  };
}
