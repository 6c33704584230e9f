/** Milliseconds after which an idle task runs even on a busy page. */
const patience = 500;

/** Runs a task once the browser is idle; after the next paint in browsers that cannot tell (Safari). */
export function whenIdle(task: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(task, { timeout: patience });
  else afterPaint(task);
}

/** Runs a task once the latest changes are painted. */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
