/** Shows those `[data-variant]` next to a `select[data-choose]` that have its value. */
export function showChosen(chooser: HTMLSelectElement): void {
  const variants = chooser
    .closest("[data-samples]")
    ?.querySelectorAll<HTMLElement>("[data-variant]");
  for (const each of variants ?? []) {
    each.toggleAttribute("data-inactive", each.dataset.variant !== chooser.value);
  }
}

/** Calls {@link showChosen} everywhere, because a browser may have restored a choice that differs from the markup. */
export function syncChosen(): void {
  for (const each of document.querySelectorAll<HTMLSelectElement>("[data-choose]"))
    showChosen(each);
}

/** Hides the panels of the variants of schemas that are not checked, and selects the checked ones where a select replaces the radio buttons. */
export function syncBranches(): void {
  for (const radio of document.querySelectorAll<HTMLInputElement>("input[data-branch]")) {
    // Does not look for the id, because the next page may be laid out in the document, too.
    const panel = radio.closest("label")?.nextElementSibling;
    if (radio.checked) {
      panel?.removeAttribute("hidden");
      const select = radio.closest("fieldset")?.querySelector<HTMLSelectElement>(":scope > select");
      if (select) select.value = radio.dataset.branch ?? "";
    } else panel?.setAttribute("hidden", "until-found");
  }
}

/** Shows a variant of a schema. */
export function checkBranch(id: string): void {
  const radio = document.querySelector<HTMLInputElement>(`input[data-branch="${CSS.escape(id)}"]`);
  if (!radio) return;
  radio.checked = true;
  syncBranches();
}

/** Chooses a sample of a variant, unless the chosen sample already shows it. */
export function chooseSampleOf(id: string): void {
  for (const each of document.querySelectorAll<HTMLSelectElement>("[data-choose]")) {
    const fits = [...each.options].filter(({ dataset }) => dataset.branch?.split(" ").includes(id));
    if (fits[0] && !fits.some(({ selected }) => selected)) {
      fits[0].selected = true;
      showChosen(each);
    }
  }
  const folds = [...document.querySelectorAll<HTMLDetailsElement>("details[data-branch]")];
  const shown = folds.find(({ dataset }) => dataset.branch === id);
  if (shown && !shown.open) for (const fold of folds) fold.open = fold === shown;
}
