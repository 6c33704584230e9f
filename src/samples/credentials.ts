import { cookieValue, fieldValue } from "./encode";
import type { Quoting } from "./quoting";
import { marker, PLACEHOLDER, slotOf, templateText, writeOut } from "./template";
import type { SchemeCredential } from "./types";

/**
 * Returns the template with the markers of each security scheme replaced by its credentials. `schemeName.NAME` and `scheme.NAME`
 * are name and value of a header, `cookieScheme.NAME` is the value of a cookie, `secret.NAME` only the first placeholder of a value.
 * They become text with a slot for each placeholder.
 *
 * @param credentials credentials of the API; the markers of other schemes stay
 */
export function withCredentials(
  quoting: Quoting,
  template: string,
  credentials: readonly SchemeCredential[],
): string {
  return writeOut(template, (slot) => {
    const [kind = ""] = slot.split(".");
    const found = credentials.find(({ scheme }) => slotOf(kind, scheme) === slot);
    if (found === undefined) return undefined;
    if (kind === "schemeName") return templateText(quoting.headerName(found.name));
    if (kind === "scheme") return slots(quoting, fieldValue(found.value), "credential");
    if (kind === "secret") {
      const [, secret] = PLACEHOLDER.exec(found.value) ?? [];
      return secret === undefined
        ? templateText(quoting.inLiteral(found.value))
        : marker(slotOf("credential", secret));
    }
    if (kind === "cookieScheme")
      return slots(quoting, cookieValue(found.value), "cookieCredential");
    return undefined;
  });
}

/** Whether a placeholder stands for a secret. Some parts of a credential only say what kind it is, or whose. */
export function isSecret(name: string): boolean {
  return !/^(?:realm|scheme|type|user(?:name)?|version)$/i.test(name);
}

function slots({ inLiteral }: Quoting, text: string, kind: string): string {
  return text
    .split(PLACEHOLDER)
    .map((piece, index) =>
      index % 2 === 0 ? templateText(inLiteral(piece)) : marker(slotOf(kind, piece)),
    )
    .join("");
}
