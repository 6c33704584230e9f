/** The values of an extension for visibility that hide a part, and those that do not. */
const levels = {
  hide: ["private", "internal", "hidden"],
  show: ["public", "external", "visible"],
} as const;

const flags = { hide: [true], show: [false] } as const;

/**
 * The extensions with which authors hide a part of a document from readers, and their values; `docs/extensions.md` says whose they are. All
 * hide everywhere, whatever else their owners make of them.
 */
export const hidingExtensions: Readonly<
  Record<string, { readonly hide: readonly unknown[]; readonly show: readonly unknown[] }>
> = {
  "x-internal": flags,
  "x-hidden": flags,
  "x-excluded": flags,
  "x-scalar-ignore": flags,
  "x-speakeasy-ignore": flags,
  "x-fern-ignore": flags,
  "x-ignore": flags,
  "x-private": flags,
  "x-hideFromDocs": flags,
  "x-hide-from-docs": flags,
  "x-excludeFromDocs": flags,
  "x-exclude-from-docs": flags,
  "x-visibility": levels,
  "x-access-level": levels,
  "x-accessLevel": levels,
  "x-ms-visibility": { hide: ["internal"], show: ["important", "advanced", "none"] },
};

/** Whether a field is an extension that hides its object, or shows it; `undefined` if it does neither. */
export function hidesBy(name: string, value: unknown): boolean | undefined {
  const known = Object.hasOwn(hidingExtensions, name) ? hidingExtensions[name] : undefined;
  const meant = typeof value === "string" ? value.toLowerCase() : value;
  if (known?.hide.includes(meant)) return true;
  return known?.show.includes(meant) ? false : undefined;
}

const mention = new RegExp(`(?<![\\w-])(?:${Object.keys(hidingExtensions).join("|")})(?![\\w-])`);

/** Whether a text may contain an extension that hides a part. */
export function mayHide(text: string): boolean {
  return mention.test(text);
}
