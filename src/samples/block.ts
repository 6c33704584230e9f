/**
 * Members one per line between two brackets, as Prettier and Black write them.
 *
 * @param indent of the line that the first bracket stands on
 * @param step how much further the members are indented
 */
export function block(
  brackets: string,
  members: readonly string[],
  indent: string,
  step: string,
): string {
  if (members.length === 0) return brackets;
  const lines = members.map((member) => `${indent}${step}${member},\n`).join("");
  return `${brackets.charAt(0)}\n${lines}${indent}${brackets.charAt(1)}`;
}
