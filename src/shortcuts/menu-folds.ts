/** Scrolls the menu to the fold that a reader opens: what opens below the edge would seem not to open. */
export function installMenuFolds(): void {
  document.addEventListener("click", ({ target }) => {
    const fold = (target as Element).closest<HTMLElement>("[popover] summary")?.parentElement;
    if (!fold) return;
    // After it has opened, which may move (`src/state/folds.ts`).
    requestAnimationFrame(() => {
      const moves = fold.getAnimations().map(({ finished }) => finished);
      Promise.all(moves).then(
        () => fold.scrollIntoView({ block: "nearest" }),
        () => undefined,
      );
    });
  });
}
