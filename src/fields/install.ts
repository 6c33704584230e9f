import { lateModule } from "../navigation/late-module";
import type * as late from "./late";

/**
 * Loads the module that unfolds and filters the fields of a body when a reader first needs it. Part of the controls.
 *
 * @param devUrl URL of the module in the development server
 */
export function installFields(devUrl?: string): void {
  const load = lateModule<typeof late>(
    "fields",
    devUrl === undefined ? undefined : () => import(/* @vite-ignore */ devUrl),
  );
  function fill(fold: HTMLDetailsElement): void {
    const status = fold.querySelector("output");
    if (!fold.open || fold.dataset.unfold === undefined || !status) return;
    status.value = status.defaultValue;
    load()
      .then(({ unfold }) => unfold(fold))
      .catch(() => (status.value = status.dataset.failed ?? ""));
  }
  // Folds that were opened before this script was loaded.
  document.querySelectorAll<HTMLDetailsElement>("details[data-unfold][open]").forEach(fill);
  // Toggle events do not bubble.
  document.addEventListener("toggle", ({ target }) => fill(target as HTMLDetailsElement), true);
  document.addEventListener("change", ({ target }) => {
    const { selectedOptions, dataset, value } = target as HTMLSelectElement;
    const chosen = (selectedOptions?.[0] ?? (target as HTMLElement)).dataset.branch ?? "";
    const branch = dataset.branches === undefined ? chosen : value;
    for (const id of branch.split(" ")) {
      const panel = document.getElementById(id);
      const fold = panel?.querySelector<HTMLDetailsElement>(":scope > [data-unfold]");
      if (fold) fold.open = true;
    }
  });
  const filter = (input: HTMLInputElement) =>
    load().then(
      ({ installFilter }) => installFilter(input),
      () => undefined,
    );
  document.addEventListener("focusin", ({ target }) => {
    const input = target as HTMLInputElement;
    if (input.dataset.filterFields !== undefined) filter(input);
  });
  // Fields that were used before this script was loaded.
  for (const input of document.querySelectorAll<HTMLInputElement>("[data-filter-fields]"))
    if (input.value !== "" || input === document.activeElement) filter(input);
}
