/**
 * How long a fold takes to open or close, in milliseconds, by the height of what it holds in CSS pixels. The root of the height, as
 * in Material's `getAutoHeightDuration`: a long fold takes longer than a line, or it would rush past, but not as many times as it
 * is higher, or it would drag. Theirs goes on to half a second; here no motion is longer than 150 ms.
 */
export function foldDuration(height: number): number {
  return height <= 0 ? 0 : Math.round(Math.min(150, 50 + 5 * Math.sqrt(height)));
}

/**
 * Animates every `<details>` inside `container` that is opened or closed by its summary; at once where reduced motion is asked for.
 * One listener for all: without it they are what the browser makes of them. Returns how to undo it.
 */
export function manageFolds(container: HTMLElement): () => void {
  const onClick = (event: MouseEvent) => {
    const summary = event.target instanceof Element ? event.target.closest("summary") : null;
    const fold = summary?.parentElement;
    if (!summary || !(fold instanceof HTMLDetailsElement)) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    event.preventDefault();
    toggle(fold, summary);
  };
  container.addEventListener("click", onClick);
  return () => container.removeEventListener("click", onClick);
}

function toggle(fold: HTMLDetailsElement, summary: HTMLElement): void {
  const from = fold.offsetHeight;
  const running = fold.getAnimations();
  const opens = !fold.open || running.some(({ id }) => id === "closing");
  for (const animation of running) animation.cancel();
  fold.open = true;
  const to = opens ? fold.offsetHeight : summary.offsetHeight;
  const animation = fold.animate(
    [from, to].map((height) => ({ height: `${height}px`, overflow: "clip" })),
    {
      id: opens ? "opening" : "closing",
      duration: foldDuration(Math.abs(to - from)),
      easing: "ease-out",
    },
  );
  // It holds its content until nothing of it is in sight.
  if (!opens) animation.onfinish = () => (fold.open = false);
}
