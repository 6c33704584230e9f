/** How long a message is shown, in milliseconds. */
export const messageDuration = 2000;

/** Briefly shows a message in an `output`. */
export function showBriefly(output: Element | null | undefined, message: string | undefined): void {
  if (!output) return;
  output.textContent = message ?? "";
  setTimeout(() => (output.textContent = ""), messageDuration);
}
