/** Returns the messages of an error and its causes, outermost first. Stops at a cycle. */
export function causeChain(error: unknown): readonly string[] {
  const seen = new Set<unknown>();
  const messages: string[] = [];
  let link = error;
  do {
    seen.add(link);
    messages.push(link instanceof Error ? link.message || link.name : String(link));
    link = link instanceof Error ? link.cause : undefined;
  } while (link !== undefined && !seen.has(link));
  return messages;
}
