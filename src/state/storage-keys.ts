/**
 * Every key that the site stores, and its storage; README.md has the same list. `<…>` stands for a name. `createStorageSlot` accepts no
 * other keys. Browsers do not load this table.
 */
export const storageKeys = {
  theme: "localStorage",
  "announcement.id": "localStorage",
  "announcement.dismiss": "localStorage",
  "docs-preferred-version-<set of docs>": "localStorage",
  "sample-language": "localStorage",
  "wrap-lines": "localStorage",
  "folds-<part of a page>": "localStorage",
  shortcuts: "localStorage",
  "scroll-positions": "sessionStorage",
  "sample-values": "sessionStorage",
} as const satisfies Readonly<Record<string, StorageArea>>;

/** The two storages of a browser. */
export type StorageArea = "localStorage" | "sessionStorage";

type Table = typeof storageKeys;

/** The keys of one of the two storages. */
export type StorageKey<Area extends StorageArea> = {
  [Key in keyof Table]: Table[Key] extends Area
    ? Key extends `${infer Prefix}<${string}>`
      ? `${Prefix}${string}`
      : Key
    : never;
}[keyof Table];
