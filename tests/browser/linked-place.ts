import type { Page } from "playwright-core";

/** Returns what a reader sees of the place that the address names. */
export async function placeOf(page: Page) {
  return page.evaluate(() => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return `There is no ${location.hash}.`;
    const probe = document.createElement("i");
    probe.style.background = "var(--color-accent-soft)";
    document.body.append(probe);
    const soft = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const around = [target, ...target.querySelectorAll("*"), target.parentElement ?? target];
    // The fold that it belongs to, if any.
    const fold =
      target.querySelector(":scope > details:not([data-unfold])") ??
      target.closest("summary")?.parentElement;
    const { top, left } = target.getBoundingClientRect();
    const onTop = document.elementFromPoint(left + 12, top + 8);
    return {
      isVisible: target.checkVisibility(),
      isUncovered: onTop !== null && (target.contains(onTop) || onTop.contains(target)),
      isOpen: fold?.lastElementChild?.checkVisibility() ?? true,
      isMarked: around.some((element) => getComputedStyle(element).backgroundColor === soft),
    };
  });
}

/** The result of {@link placeOf} if all is well. */
export const seen = { isVisible: true, isUncovered: true, isOpen: true, isMarked: true };

/** Returns the address of a place; an id may contain characters that an address must not. */
export const addressOf = (path: string, id: string) => `${path}#${encodeURIComponent(id)}`;
