/** How long a message is shown, in milliseconds. */
export const messageDuration = 2000;

/** Shows a message in an `output` for a moment. */
export function showBriefly(output: Element | null, message: string | undefined): void {
  if (!output) return;
  output.textContent = message ?? "";
  setTimeout(() => (output.textContent = ""), messageDuration);
}
