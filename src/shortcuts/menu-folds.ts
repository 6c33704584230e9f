/** Scrolls the menu to a fold that the reader opens. One that opens below the edge would seem not to open. */
export function installMenuFolds(): void {
  document.addEventListener("click", ({ target }) => {
    const fold = (target as Element).closest<HTMLElement>("[popover] summary")?.parentElement;
    if (!fold) return;
    // Waits until it has opened, which may be animated (`src/ui/animate-folds.ts`).
    requestAnimationFrame(() => {
      const moves = fold.getAnimations().map(({ finished }) => finished);
      Promise.all(moves).then(
        () => fold.scrollIntoView({ block: "nearest" }),
        () => undefined,
      );
    });
  });
}
