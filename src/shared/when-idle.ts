/** Milliseconds after which an idle task runs on a busy page, too. */
const patience = 500;

/** Runs a task once the browser has nothing better to do; after the next paint where it cannot say so (Safari). */
export function whenIdle(task: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(task, { timeout: patience });
  else afterPaint(task);
}

/** Runs a task once what has changed is painted. */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
