/** Returns the option that a key moves to, in a list of `count`; `undefined` for other keys. */
export function nextOption(
  {
    key,
    altKey,
    ctrlKey,
    metaKey,
    shiftKey,
  }: Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">,
  active: number,
  count: number,
): number | undefined {
  // With a modifier, these keys are commands of the text field or the system.
  if (count === 0 || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  switch (key) {
    case "ArrowDown":
      return (active + 1) % count;
    case "ArrowUp":
      return (active + count - 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
