import type { SiteConfig } from "../config/site-config";
import type { StandInWords } from "../i18n/words";
import type { PageLink, SidebarItem } from "../page";
import { referencePages } from "../reference-pages";
import { pageKinds } from "../shared/page-kinds";
import { decodePercent, notFoundPath, offlinePath, pageKey } from "../paths";
import { type LoadedVersion, mainVersion } from "./docs/load-docs";
import { SiteError } from "./errors";
import { apiScope, buildSidebar, docsScope, type SidebarSources } from "./sidebar";
import type { LocaleModel, PagePlan, PageSource } from "./site-model";
import { displayPath } from "./site-options";

/**
 * Plans every page of the site in one language, the docs of each version in reading order.
 *
 * @param isKept whether browsers keep the site for offline reading
 */
export function planPages(
  sources: SidebarSources,
  config: Pick<SiteConfig, "offline" | "overviewAliases">,
): readonly PagePlan[] {
  const main = mainVersion(sources.docs);
  const reference = planReference(sources, config);
  const isLookedUp = ({ data }: PagePlan) => pageKinds[data.kind].isLookedUp;
  const read = sources.docs.flatMap(({ versions }) =>
    versions.flatMap((version) => [
      ...planGuides(sources, version),
      ...(version === main ? reference.filter((plan) => !isLookedUp(plan)) : []),
    ]),
  );
  return [
    ...withNeighbors(read, sources),
    ...reference.filter(isLookedUp),
    planStandIn(sources, notFoundPath, "notFoundTitle"),
    ...(config.offline ? [planStandIn(sources, offlinePath, "offlineTitle")] : []),
  ];
}

function planGuides(sources: SidebarSources, version: LoadedVersion): readonly PagePlan[] {
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
      scope: docsScope(sources, version, version.docs.find((doc) => doc.id === id)?.sidebar),
    };
  });
}

function planReference(
  sources: SidebarSources,
  { overviewAliases }: Pick<SiteConfig, "overviewAliases">,
): readonly PagePlan[] {
  const version = mainVersion(sources.docs);
  const hasHome = version?.guides.some(({ path, aliases }) => [path, ...aliases].includes("/"));
  return referencePages(sources.api, sources.words).map((page): PagePlan => {
    const { kind, path, title } = page;
    // Without a guide at `/`, the overview is the home page.
    const aliases = [...overviewAliases, ...(hasHome ? [] : ["/"])];
    const source: PageSource = { kind: "reference", page };
    return {
      data: {
        key: pageKey(path),
        path,
        aliases: kind === "overview" ? aliases : [],
        kind,
        title,
        toc: [],
        docs: version && docsOf(sources, version, decodePercent(path.slice(1))),
      },
      source,
      scope: apiScope(sources, page),
    };
  });
}

/** Plans a page that is shown in place of a missing one. */
function planStandIn(sources: SidebarSources, path: string, title: keyof StandInWords): PagePlan {
  const words = sources.words.standIns;
  return {
    data: {
      key: pageKey(path),
      path,
      aliases: [],
      kind: "not-found",
      title: words[title],
      toc: [],
    },
    source: { kind: "not-found", words },
    scope: apiScope(sources),
  };
}

function docsOf({ docs }: SidebarSources, { plugin, name }: LoadedVersion, id: string) {
  const others =
    docs.find((set) => set.id === plugin)?.versions.filter((version) => version.name !== name) ??
    [];
  return {
    plugin,
    version: name,
    alternates: Object.fromEntries(
      others.flatMap((version) => {
        const doc = version.docs.find((each) => each.id === id);
        return doc ? [[version.name, doc.path]] : [];
      }),
    ),
  };
}

/** Adds the previous and next page to each page, in the order of its configured sidebar or else of the pages. */
function withNeighbors(plans: readonly PagePlan[], sources: SidebarSources): readonly PagePlan[] {
  const orders = new Map<string, readonly PageLink[]>();
  const orderOf = (plan: PagePlan): readonly PageLink[] => {
    const key = orderKey(plan);
    let order = orders.get(key);
    if (!order) {
      order =
        key === plan.scope
          ? linksIn(buildSidebar(sources, plan.scope))
          : plans
              .filter((other) => orderKey(other) === key)
              .map(({ data: { title, path } }) => ({ title, path }));
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

/** Returns the key of a page's order. API pages are linked across all sections, even if each section has its own sidebar. */
function orderKey({ scope }: PagePlan): string {
  return /^(?:all|api):/.exec(scope)?.[0] ?? scope;
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
          `${nameOf(plan)} has the path ${path}, which looks like a file name`,
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
