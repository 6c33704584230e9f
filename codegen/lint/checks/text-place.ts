import { getLineColLocation, type UserContext } from "@redocly/openapi-core";

type Location = UserContext["location"];

/**
 * Returns the location of a part of a text; the location of the whole text if it is escaped or folded in the file.
 *
 * @param location the location of the text
 */
export function placeInText(location: Location, part: string): Location {
  const { source, start, end = start } = getLineColLocation(location);
  const [first = ""] = part.split("\n");
  const lines = source.getLines().slice(start.line - 1, end.line);
  const index = lines.findIndex((line, at) => line.includes(first, at === 0 ? start.col - 1 : 0));
  if (first === "" || index < 0) return location;
  const col = 1 + (lines[index] ?? "").indexOf(first, index === 0 ? start.col - 1 : 0);
  const place = { source, start: { line: start.line + index, col }, pointer: undefined };
  // Without a pointer, the linter takes the location unchanged.
  return { ...place, absolutePointer: location.absolutePointer } as unknown as Location;
}
