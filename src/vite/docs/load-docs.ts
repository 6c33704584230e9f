import { readdir } from "node:fs/promises";
import { join } from "node:path";

import type { ConfigIssue } from "../../config/config-error";
import type { DocsSidebarItem, DocsVersionConfig, SiteConfig } from "../../config/site-config";
import { operationPath, overviewPath } from "../../paths";
import type { ApiNavigation } from "../../reference/navigation";
import { didYouMean } from "../../config/did-you-mean";
import { SiteError, throwAll } from "../errors";
import type { GuideContext } from "../guide/compile";
import { type Guide, loadGuides, translateGuides } from "../load-guides";
import { displayPath } from "../site-options";
import {
  defaultPlugin,
  guidesFolder,
  pathPrefix,
  translationsFolder,
  type VersionPlace,
  withPrefix,
} from "./places";

/** A guide or API page that the configuration can refer to. */
interface Doc {
  readonly id: string;
  readonly path: string;
  /** The id of the sidebar that it belongs to. */
  readonly sidebar?: string;
}

/** A version of the docs with its guides and all its docs. */
export interface LoadedVersion extends VersionPlace, Omit<DocsVersionConfig, "docs"> {
  readonly docs: readonly Doc[];
  readonly mainDocId: string;
  /** Path prefix of its docs. */
  readonly prefix: string;
  /** Published guides, with full paths. */
  readonly guides: readonly Guide[];
  /** Whether its sidebars are configured; otherwise one is built from the guides. */
  readonly hasSidebars: boolean;
}

/** A set of docs. */
export interface LoadedDocs {
  readonly id: string;
  readonly versions: readonly LoadedVersion[];
  readonly last: LoadedVersion;
}

/** Id of the sidebar that is built if none is configured. */
export const automaticSidebar = "guides";

interface Sources {
  readonly config: SiteConfig;
  readonly api: ApiNavigation;
  /** Absent: there are no guides. */
  readonly contentDir?: string;
  readonly context: GuideContext;
  /** Receives the mistakes in guides, so that all of them are reported at once. */
  readonly mistakes: SiteError[];
}

/**
 * Loads every version of every set of docs, in the site's default language.
 *
 * @returns the sets, and issues in the configuration of docs
 * @throws {SiteError | SiteErrors} for guides that belong to no version
 */
export async function loadDocs(sources: Sources): Promise<{
  readonly docs: readonly LoadedDocs[];
  readonly issues: ConfigIssue[];
}> {
  const { config, contentDir, context, mistakes } = sources;
  const issues: ConfigIssue[] = [];
  const plugins = withDefaultPlugin(config, sources.api);
  const docs: LoadedDocs[] = [];
  for (const { id, versions, field } of plugins) {
    const loaded: LoadedVersion[] = [];
    for (const [index, version] of versions.entries()) {
      const place = { plugin: id, name: version.name, isLast: version.isLast };
      const folder = contentDir && join(contentDir, guidesFolder(place));
      const guides = folder ? await loadGuides(folder, context, mistakes, remedyFor(place)) : [];
      const from = `${field}.versions[${index}]`;
      loaded.push(completeVersion(sources, place, version, guides, from, issues));
    }
    docs.push(toSet(id, loaded));
  }
  if (contentDir) await checkFolders(contentDir, docs, config);
  return { docs, issues };
}

/** Returns the docs in another language. `config` has the texts of that language. */
export async function translateDocs(
  docs: readonly LoadedDocs[],
  locale: string,
  { config, contentDir, context, mistakes }: Sources,
): Promise<readonly LoadedDocs[]> {
  if (!contentDir) return docs;
  const sets: LoadedDocs[] = [];
  for (const { id, versions } of docs) {
    const texts = config.docs.find((set) => set.id === id)?.versions;
    const translated: LoadedVersion[] = [];
    for (const version of versions) {
      const folder = join(contentDir, translationsFolder(locale), guidesFolder(version));
      const guides = await translateGuides(
        version.guides,
        folder,
        config.locales.default,
        version.draftIds,
        context,
        mistakes,
      );
      const { label, sidebars } = texts?.find(({ name }) => name === version.name) ?? version;
      const own = version.hasSidebars ? { label, sidebars } : { label };
      translated.push({ ...version, guides, ...own });
    }
    sets.push(toSet(id, translated));
  }
  return sets;
}

/** Returns the remedy for a missing folder. */
function remedyFor({ plugin, name, isLast }: VersionPlace): string {
  if (plugin === defaultPlugin && isLast)
    return "Set the directory of the MDX guides with --content.";
  return `Put the guides of version "${name}" of the docs "${plugin}" there, or fix \`docs\` in the configuration: the version that \`isLast\` has no folder of its own.`;
}

/** Returns the version that the API belongs to: the last one of the default set. */
export function mainVersion(docs: readonly LoadedDocs[]): LoadedVersion | undefined {
  return docs.find(({ id }) => id === defaultPlugin)?.last;
}

function toSet(id: string, versions: readonly LoadedVersion[]): LoadedDocs {
  const last = versions.find(({ isLast }) => isLast);
  if (!last) throw new Error(`The docs "${id}" have no last version.`);
  return { id, versions, last };
}

/** Adds the default set, which the API and the guides at the content root need, unless it is configured. */
function withDefaultPlugin(config: SiteConfig, api: ApiNavigation) {
  const configured = config.docs.map((plugin, index) => ({ ...plugin, field: `docs[${index}]` }));
  if (configured.some(({ id }) => id === defaultPlugin)) return configured;
  const current: DocsVersionConfig = {
    name: "current",
    label: api.version,
    isLast: true,
    docs: [],
    sidebars: {},
    draftIds: [],
  };
  return [{ id: defaultPlugin, versions: [current], field: "docs" }, ...configured];
}

function completeVersion(
  { api }: Sources,
  place: VersionPlace,
  config: DocsVersionConfig,
  loaded: readonly Guide[],
  field: string,
  issues: ConfigIssue[],
): LoadedVersion {
  const prefix = pathPrefix(place);
  const hasSidebars = Object.keys(config.sidebars).length > 0;
  const isMain = place.plugin === defaultPlugin && place.isLast;
  const isDraft = (guide: Guide) => guide.draft || config.draftIds.includes(guide.id);
  const guides = loaded
    .filter((guide) => !isDraft(guide))
    .map((guide) => ({
      ...guide,
      path: config.docs.find(({ id }) => id === guide.id)?.path ?? withPrefix(prefix, guide.path),
      aliases: guide.aliases.map((path) => withPrefix(prefix, path)),
    }));

  const docs: Doc[] = [
    ...guides.map(({ id, path }) => ({ id, path })),
    ...(isMain ? apiDocs(api) : []),
  ].map((doc) => ({
    ...doc,
    sidebar: hasSidebars
      ? (config.docs.find(({ id }) => id === doc.id)?.sidebar ??
        sidebarWith(config.sidebars, doc.path))
      : automaticSidebar,
  }));
  const ids = docs.map(({ id }) => id);
  config.draftIds.forEach((id, index) => {
    const known = loaded.map((guide) => guide.id);
    if (!known.includes(id)) issues.push(unknownDoc(`${field}.draftIds[${index}]`, id, known));
  });
  config.docs.forEach(({ id, path, sidebar }, index) => {
    if (!ids.includes(id)) issues.push(unknownDoc(`${field}.docs[${index}].id`, id, ids));
    else if (path !== undefined && id.split("/")[0] === "api" && isMain) {
      issues.push({
        field: `${field}.docs[${index}].path`,
        expected: "no path: API pages have fixed paths",
        found: JSON.stringify(path),
        hint: "Remove it.",
      });
    }
    if (sidebar !== undefined && !Object.hasOwn(config.sidebars, sidebar)) {
      const known = Object.keys(config.sidebars);
      issues.push(unknownSidebar(`${field}.docs[${index}].sidebar`, sidebar, known));
    }
  });

  const atRoot = docs.find(({ path }) => path === (prefix === "" ? "/" : prefix));
  const main = atRoot?.id ?? ids[0];
  if (main === undefined) {
    throw new SiteError(
      `version "${config.name}" of the docs "${place.plugin}" has no published guide`,
      "Publish one, or remove the version from the configuration.",
    );
  }
  if (config.mainDocId !== undefined && !ids.includes(config.mainDocId)) {
    issues.push(unknownDoc(`${field}.mainDocId`, config.mainDocId, ids));
  }
  return {
    ...place,
    prefix,
    guides,
    hasSidebars,
    label: config.label,
    docs,
    sidebars: hasSidebars
      ? config.sidebars
      : {
          [automaticSidebar]: guides.map(({ title, path }) => ({
            type: "link",
            label: title,
            href: path,
          })),
        },
    draftIds: [...new Set([...config.draftIds, ...loaded.filter(isDraft).map(({ id }) => id)])],
    mainDocId: config.mainDocId ?? main,
  };
}

/** Returns the docs of the API, whose ids the configuration can use: `api`, `api/create-class`. */
function apiDocs({ sections }: ApiNavigation): readonly Doc[] {
  return [
    { id: "api", path: overviewPath },
    ...sections.flatMap(({ operations }) =>
      operations.map(({ id }) => ({ id: `api/${id}`, path: operationPath(id) })),
    ),
  ];
}

/** Returns the first sidebar that lists a path. */
function sidebarWith(
  sidebars: Readonly<Record<string, readonly DocsSidebarItem[]>>,
  path: string,
): string | undefined {
  const lists = (item: DocsSidebarItem): boolean =>
    item.href === path || (item.type === "category" && item.items.some(lists));
  return Object.entries(sidebars).find(([, items]) => items.some(lists))?.[0];
}

function unknownId(expected: string, plural: string) {
  return (field: string, id: string, known: readonly string[]): ConfigIssue => ({
    field,
    expected,
    found: JSON.stringify(id),
    hint: didYouMean(id, known) || `The ${plural}: ${list(known)}.`,
  });
}

export const unknownDoc = unknownId(
  "the id of a doc (the file name of a guide, or api/<operation>)",
  "docs",
);

export const unknownSidebar = unknownId("the id of a sidebar", "sidebars");

export const unknownSet = unknownId("the id of a set of docs", "sets");

const maxListed = 12;

function list(values: readonly string[]): string {
  const shown = values.slice(0, maxListed).join(", ");
  return values.length > maxListed ? `${shown} and ${values.length - maxListed} more` : shown;
}

/** Throws for guides in folders that are not read, which would otherwise be missing silently. */
async function checkFolders(
  contentDir: string,
  docs: readonly LoadedDocs[],
  { locales }: SiteConfig,
): Promise<void> {
  const folders = docs.flatMap(({ versions }) => versions.map(guidesFolder));
  const translations = locales.list
    .filter(({ code }) => code !== locales.default)
    .flatMap(({ code }) => folders.map((folder) => join(translationsFolder(code), folder)));
  const known = new Set([...folders, ...translations].map((folder) => join(contentDir, folder)));
  const entries = await readdir(contentDir, { recursive: true, withFileTypes: true });
  const unread = new Set(
    entries
      .filter((entry) => entry.isFile() && entry.name.endsWith(".mdx"))
      .map((entry) => join(entry.parentPath, "."))
      .filter((folder) => !known.has(join(folder, "."))),
  );
  const errors = [...unread].map(
    (folder) =>
      new SiteError(
        `${displayPath(folder)} contains guides, but no version, set of docs or language in the configuration uses it`,
        "Add it to `docs` or `locales`, or move the guides.",
      ),
  );
  const plain = entries.find((entry) => entry.isFile() && /^(?!readme\.).*\.md$/i.test(entry.name));
  if (plain) {
    errors.push(
      new SiteError(
        `${displayPath(join(plain.parentPath, plain.name))} is not a guide: guides end with .mdx`,
        "Rename it, or move it out of the content directory; README.md may stay.",
      ),
    );
  }
  throwAll(errors);
}
