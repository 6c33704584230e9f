import * as looks from "../ui/looks.module.css";
import * as styles from "./shortcut-help.module.css";
import type { ShortcutWords } from "./words";

/** The switch for single-key shortcuts. */
interface Switch {
  isOn(): boolean;
  turn(isOn: boolean): void;
}

/** The dialog that lists the shortcuts and turns single-key shortcuts on or off. It is created when first opened. */
export class ShortcutHelp {
  private dialog: HTMLDialogElement | undefined;

  constructor(
    private readonly words: ShortcutWords,
    private readonly control: Switch,
  ) {}

  open(): void {
    this.dialog ??= this.create();
    const box = this.dialog.querySelector("input");
    if (box) box.checked = this.control.isOn();
    if (!this.dialog.open) this.dialog.showModal();
  }

  private create(): HTMLDialogElement {
    const { words } = this;
    const title = element("h2", { id: "shortcut-help" }, words.title);
    const box = element("input", { type: "checkbox" });
    box.addEventListener("change", () => this.control.turn(box.checked));
    const dialog = element(
      "dialog",
      { className: styles.dialog },
      title,
      element("dl", {}, ...this.rows()),
      element("label", { className: styles.switch }, box, words.singleKeys),
      element("p", { className: looks.muted }, words.note),
    );
    const close = element(
      "button",
      { type: "submit", className: `${styles.close} ${looks.button}` },
      words.close,
    );
    const form = element("form", { method: "dialog" }, close);
    dialog.append(form);
    dialog.setAttribute("aria-labelledby", title.id);
    dialog.addEventListener("click", ({ target }) => {
      // The padding around the text belongs to the dialog itself.
      if (target === dialog) dialog.close();
    });
    document.body.append(dialog);
    return dialog;
  }

  /** Returns the rows of the list, without search and filter on sites that do not have them. */
  private rows(): readonly HTMLElement[] {
    const { words } = this;
    const command = /Mac|iP/.test(navigator.platform) ? "⌘ K" : "Ctrl K";
    const rows: readonly (readonly [readonly string[], string, boolean])[] = [
      [["/", command], words.search, document.querySelector('[aria-keyshortcuts^="/"]') !== null],
      [["f"], words.filter, document.querySelector("[data-filter]") !== null],
      [["n"], words.next, true],
      [["p"], words.previous, true],
      [["c"], words.copy, true],
      [["?"], words.help, true],
    ];
    return rows
      .filter(([, , isThere]) => isThere)
      .map(([keys, action]) =>
        element(
          "div",
          {},
          element("dt", {}, ...keys.flatMap((key) => [element("kbd", {}, key), " "])),
          element("dd", {}, action),
        ),
      );
  }
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}
