/**
 * Returns how many milliseconds a fold takes to open or close, by the height of its content in CSS pixels.
 * It grows with the square root of the height, as in Material's `getAutoHeightDuration`, so that tall folds
 * neither rush nor drag. Material allows half a second; here no motion exceeds 150 ms.
 */
export function foldDuration(height: number): number {
  return height <= 0 ? 0 : Math.min(150, 50 + 5 * Math.sqrt(height));
}

/**
 * Animates every `<details>` except popovers when its summary opens or closes it, unless reduced motion is preferred. Returns a
 * function that undoes this.
 */
export function animateFolds(): () => void {
  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const summary = target?.closest("summary");
    const fold = summary?.parentElement;
    if (!(fold instanceof HTMLDetailsElement) || fold.dataset.popover !== undefined) return;
    // A link in a summary navigates instead of toggling the fold.
    if (target?.closest("a")) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    event.preventDefault();
    toggle(fold);
  };
  document.addEventListener("click", onClick);
  return () => document.removeEventListener("click", onClick);
}

function toggle(fold: HTMLDetailsElement): void {
  const from = fold.offsetHeight;
  const running = fold.getAnimations();
  const opens = !fold.open || running.some(({ id }) => id === "closing");
  for (const animation of running) animation.cancel();
  fold.open = opens;
  const to = fold.offsetHeight;
  fold.open = true;
  const animation = fold.animate(
    [from, to].map((height) => ({ height: `${height}px`, overflow: "clip" })),
    {
      id: opens ? "opening" : "closing",
      duration: foldDuration(Math.abs(to - from)),
      easing: "ease-out",
    },
  );
  // Keeps the content rendered until it is out of sight.
  if (!opens) animation.onfinish = () => (fold.open = false);
}
