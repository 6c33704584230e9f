import type { Words } from "../i18n/words";
import type { PageLink, SidebarItem } from "../page";
import {
  errorsPath,
  notFoundKey,
  notFoundPath,
  operationPath,
  overviewAliases,
  overviewPath,
  pageKey,
  schemaPath,
} from "../paths";
import type { ApiNavigation, ApiSchema } from "../reference/navigation";
import { type LoadedDocs, type LoadedVersion, mainVersion } from "./docs/load-docs";
import { SiteError } from "./errors";
import { apiScope, buildSidebar, docsScope } from "./sidebar";
import type { LocaleModel, PagePlan, PageSource } from "./site-model";
import { displayPath } from "./site-options";

interface PlanSources {
  readonly api: ApiNavigation;
  readonly docs: readonly LoadedDocs[];
  readonly words: Words;
}

/** Plans every page of the site in one language, the docs of each version in reading order. */
export function planPages(sources: PlanSources): readonly PagePlan[] {
  const main = mainVersion(sources.docs);
  const plans = sources.docs.flatMap(({ versions }) =>
    versions.flatMap((version) =>
      version === main ? planMain(sources, version) : planGuides(sources, version),
    ),
  );
  return [
    ...withNeighbors(plans, sources),
    ...sources.api.schemas.map((schema) => planSchema(sources, schema)),
    planNotFound(sources),
  ];
}

function planGuides(sources: PlanSources, version: LoadedVersion): readonly PagePlan[] {
  return version.guides.map((guide) => {
    const { id, path, aliases, title, description, toc, lang, pageType } = guide;
    const source = { kind: "guide", guide } as const;
    return {
      data: {
        key: pageKey(path),
        path,
        aliases,
        kind: "guide",
        type: pageType,
        title,
        description,
        toc,
        lang,
        docs: docsOf(sources, version, id),
      },
      source,
      scope: docsScope(
        sources,
        version,
        version.docs.find((doc) => doc.id === id)?.sidebar,
        source,
      ),
    };
  });
}

/** Plans the version that the API belongs to: its guides, then the reference. */
function planMain(sources: PlanSources, version: LoadedVersion): readonly PagePlan[] {
  const { api, words } = sources;
  const guides = planGuides(sources, version);
  const hasHome = guides.some(({ data }) => [data.path, ...data.aliases].includes("/"));
  const overview: PageSource = { kind: "overview" };
  const errors: PageSource = { kind: "errors" };
  return [
    ...guides,
    {
      data: {
        ...apiPage(sources, version, "api", overviewPath),
        // Without a guide at `/`, the overview is the home page.
        aliases: hasHome ? overviewAliases : [...overviewAliases, "/"],
        kind: "overview",
        // Not the name of the API, which is its heading.
        title: words.apiReference,
      },
      source: overview,
      scope: apiScope(sources, overview),
    },
    ...(api.errors
      ? [
          {
            data: {
              ...apiPage(sources, version, "api/errors", errorsPath),
              kind: "errors" as const,
              title: words.reference.errorShapes,
            },
            source: errors,
            scope: apiScope(sources, errors),
          },
        ]
      : []),
    ...api.sections.flatMap(({ operations }) =>
      operations.map((operation): PagePlan => {
        const { id, kind = "operation", title } = operation;
        const source: PageSource = { kind: "operation", operation };
        return {
          data: { ...apiPage(sources, version, `api/${id}`, operationPath(id)), kind, title },
          source,
          scope: apiScope(sources, source),
        };
      }),
    ),
  ];
}

function planSchema(sources: PlanSources, schema: ApiSchema): PagePlan {
  const source: PageSource = { kind: "schema", schema };
  const path = schemaPath(schema.slug);
  const version = mainVersion(sources.docs);
  return {
    data: { ...apiPage(sources, version, undefined, path), kind: "schema", title: schema.name },
    source,
    scope: apiScope(sources, source),
  };
}

function planNotFound(sources: PlanSources): PagePlan {
  const source: PageSource = { kind: "not-found" };
  return {
    data: {
      key: notFoundKey,
      path: notFoundPath,
      aliases: [],
      kind: "not-found",
      title: sources.words.notFoundTitle,
      toc: [],
    },
    source,
    scope: apiScope(sources, source),
  };
}

/** Returns the data that all pages of the API have in common. */
function apiPage(
  sources: PlanSources,
  version: LoadedVersion | undefined,
  id: string | undefined,
  path: string,
) {
  return {
    key: pageKey(path),
    path,
    aliases: [],
    toc: [],
    docs: version && docsOf(sources, version, id),
  };
}

function docsOf({ docs }: PlanSources, { plugin, name }: LoadedVersion, id: string | undefined) {
  const others =
    docs.find((set) => set.id === plugin)?.versions.filter((version) => version.name !== name) ??
    [];
  return {
    plugin,
    version: name,
    alternates: Object.fromEntries(
      others.flatMap((version) => {
        const doc = id === undefined ? undefined : version.docs.find((each) => each.id === id);
        return doc ? [[version.name, doc.path]] : [];
      }),
    ),
  };
}

/**
 * Adds the previous and next page to each page: in the order of its sidebar if configured, else of the pages.
 */
function withNeighbors(plans: readonly PagePlan[], sources: PlanSources): readonly PagePlan[] {
  const orders = new Map<string, readonly PageLink[]>();
  const orderOf = (plan: PagePlan): readonly PageLink[] => {
    const key = orderKey(plan);
    let order = orders.get(key);
    if (!order) {
      order =
        key === plan.scope
          ? linksIn(buildSidebar(sources, plan.scope))
          : plans.filter((other) => orderKey(other) === key).map(linkTo);
      orders.set(key, order);
    }
    return order;
  };
  return plans.map((plan) => {
    const order = orderOf(plan);
    const index = order.findIndex(({ path }) => path === plan.data.path);
    if (index === -1) return plan;
    return {
      ...plan,
      data: { ...plan.data, previous: order[index - 1], next: order[index + 1] },
    };
  });
}

/** Pages of the API are linked across all its sections, even if each section has its own sidebar. */
function orderKey({ scope }: PagePlan): string {
  return /^(?:all|api):/.exec(scope)?.[0] ?? scope;
}

function linkTo({ data }: PagePlan): PageLink {
  return { title: data.title, path: data.path };
}

function linksIn(items: readonly SidebarItem[]): readonly PageLink[] {
  return items.flatMap((item) => {
    const own =
      item.path !== undefined && item.path.startsWith("/")
        ? [{ title: item.label, path: item.path }]
        : [];
    return item.type === "category" ? [...own, ...linksIn(item.items)] : own;
  });
}

/** Throws if two pages have the same path, ignoring case as macOS and Windows do. */
export function checkPaths(locales: readonly LocaleModel[]): void {
  const [main] = locales;
  if (!main) return;
  const owners = new Map<string, string>(
    main.site.locales
      .filter(({ basePath }) => basePath !== main.site.basePath)
      .map(({ code, label }) => [`/${code}`.toLowerCase(), `the language ${label}`]),
  );
  owners.set("/assets", "the folder of scripts and styles");
  owners.set("/index", "the file of the home page");
  for (const plan of main.pages) {
    for (const path of [plan.data.path, ...plan.data.aliases]) {
      if (/\.[a-z]\w*$/i.test(path)) {
        throw new SiteError(
          `${nameOf(plan)} has the path ${path}, which looks like a file's`,
          "Give it another `path` or file name.",
        );
      }
      const key = path.toLowerCase();
      const owner = owners.get(key);
      if (owner !== undefined) {
        throw new SiteError(
          `${nameOf(plan)} and ${owner} have the same path ${path}`,
          "Give one of them another `path`.",
        );
      }
      owners.set(key, nameOf(plan));
    }
  }
}

function nameOf({ data, source }: PagePlan): string {
  return source.kind === "guide" ? displayPath(source.guide.file) : `the ${data.kind} page`;
}
