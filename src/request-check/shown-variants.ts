import type { ChosenVariant } from "./types";

/** Returns the ids of the variants that the page shows, between spaces. */
export function shownVariants(): string {
  return [...document.querySelectorAll<HTMLInputElement>("input[data-branch]:checked")]
    .map(({ dataset }) => dataset.branch)
    .join(" ");
}

/** Chooses variants on the page, with their samples. */
export function showVariants(variants: readonly ChosenVariant[]): void {
  for (const { id } of variants)
    document
      .querySelector<HTMLElement>(`input[data-branch="${CSS.escape(id)}"]:not(:checked)`)
      ?.click();
}
