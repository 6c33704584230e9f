/**
 * Whether the reader wants pages to load no more than they need.
 *
 * @see https://wicg.github.io/savedata/
 */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
