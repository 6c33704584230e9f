import * as looks from "../ui/looks.module.css";
import * as styles from "./shortcut-help.module.css";
import type { ShortcutWords } from "./words";

/** Whether single-key shortcuts are on. */
interface Switch {
  isOn(): boolean;
  turn(isOn: boolean): void;
}

/** The dialog that lists the shortcuts and turns single-key ones on or off. Created when first opened. */
export class ShortcutHelp {
  private dialog: HTMLDialogElement | undefined;
  private readonly doc: Document;
  private readonly words: ShortcutWords;
  private readonly control: Switch;

  constructor(doc: Document, words: ShortcutWords, control: Switch) {
    this.doc = doc;
    this.words = words;
    this.control = control;
  }

  open(): void {
    this.dialog ??= this.create();
    const box = this.dialog.querySelector("input");
    if (box) box.checked = this.control.isOn();
    if (!this.dialog.open) this.dialog.showModal();
  }

  private create(): HTMLDialogElement {
    const { words } = this;
    const title = this.element("h2", { id: "shortcut-help" }, words.title);
    const box = this.element("input", { type: "checkbox" });
    box.addEventListener("change", () => this.control.turn(box.checked));
    const dialog = this.element(
      "dialog",
      { className: styles.dialog },
      title,
      this.element("dl", {}, ...this.rows()),
      this.element("label", { className: styles.switch }, box, words.singleKeys),
      this.element("p", { className: styles.note }, words.note),
    );
    const close = this.element(
      "button",
      { type: "submit", className: `${styles.close} ${looks.button}` },
      words.close,
    );
    const form = this.element("form", { method: "dialog" }, close);
    dialog.append(form);
    dialog.setAttribute("aria-labelledby", title.id);
    dialog.addEventListener("click", ({ target }) => {
      // The padding around the text belongs to the dialog itself.
      if (target === dialog) dialog.close();
    });
    this.doc.body.append(dialog);
    return dialog;
  }

  /** Leaves out search and filter on sites without them. */
  private rows(): readonly HTMLElement[] {
    const { doc, words } = this;
    const command = /Mac|iP/.test(navigator.platform) ? "⌘ K" : "Ctrl K";
    const rows: readonly (readonly [readonly string[], string, boolean])[] = [
      [["/", command], words.search, doc.querySelector('[aria-keyshortcuts^="/"]') !== null],
      [["f"], words.filter, doc.querySelector("[data-filter]") !== null],
      [["n"], words.next, true],
      [["p"], words.previous, true],
      [["c"], words.copy, true],
      [["?"], words.help, true],
    ];
    return rows
      .filter(([, , isThere]) => isThere)
      .map(([keys, action]) =>
        this.element(
          "div",
          {},
          this.element("dt", {}, ...keys.flatMap((key) => [this.element("kbd", {}, key), " "])),
          this.element("dd", {}, action),
        ),
      );
  }

  private element<Tag extends keyof HTMLElementTagNameMap>(
    tag: Tag,
    properties: Partial<HTMLElementTagNameMap[Tag]>,
    ...children: readonly (Node | string)[]
  ): HTMLElementTagNameMap[Tag] {
    const element = Object.assign(this.doc.createElement(tag), properties);
    element.append(...children);
    return element;
  }
}
