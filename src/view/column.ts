/** Returns the texts of one column of a table by row name, without the rows that have no text there. */
export function columnOf(
  table: Readonly<Record<string, Readonly<Record<string, string>>>>,
  name: string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(table).flatMap(([key, { [name]: text }]) =>
      text === undefined ? [] : [[key, text]],
    ),
  );
}
