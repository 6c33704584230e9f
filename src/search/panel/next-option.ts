/** Which keys with which others are pressed. */
interface PressedKey {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** The option to which a key leads from the active one, in a list of `count`; `undefined` where the key is none of the list's. */
export function nextOption(
  { key, altKey, ctrlKey, metaKey, shiftKey }: PressedKey,
  active: number,
  count: number,
): number | undefined {
  // With another key they are commands of the text field or the system.
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
