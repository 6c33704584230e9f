import type { Doc, DocsPlugin } from "../config/site-config";

/**
 * The doc of this id in the latest version of a set of docs; null for a draft.
 * Throws when there is no such set, or no such doc in it.
 */
export function findDoc(
  plugins: readonly DocsPlugin[],
  docId: string,
  pluginId = "default",
): Doc | null {
  const versions = plugins.find((plugin) => plugin.id === pluginId)?.versions ?? [];
  const version = versions.find((candidate) => candidate.isLast) ?? versions[0];
  if (!version) throw new Error(`There are no docs "${pluginId}" for the doc id "${docId}".`);
  const doc = version.docs.find((candidate) => candidate.id === docId);
  if (doc) return doc;
  if (version.draftIds.includes(docId)) return null;
  const known = version.docs.map((candidate) => candidate.id).join(", ");
  throw new Error(`Doc id "${docId}" is not in version "${version.name}". Its docs: ${known}.`);
}
