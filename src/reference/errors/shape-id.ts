/** Id of a shape on the page of errors; rows of the shape start with it. */
export function shapeId(name: string): string {
  return `error-${name.trim().replace(/\s+/g, "-")}`;
}
