import type { SiteConfig } from "../config/site-config";
import type { PageData, PageLink } from "../page";
import {
  notFoundKey,
  operationPath,
  overviewAliases,
  overviewPath,
  pageKey,
  schemaPath,
} from "../paths";
import type { ApiNavigation, ApiOperation, ApiSchema } from "../reference/navigation";
import { SiteError } from "./errors";
import type { Highlight } from "./highlight";
import { loadApi } from "./load-api";
import { loadConfig, withDocs } from "./load-config";
import { type Guide, loadGuides } from "./load-guides";
import { type SiteOptions, displayPath } from "./site-options";

/** Where a page's content comes from. */
export type PageSource =
  | { readonly kind: "guide"; readonly guide: Guide }
  | { readonly kind: "overview" }
  | { readonly kind: "operation"; readonly operation: ApiOperation }
  | { readonly kind: "schema"; readonly schema: ApiSchema }
  | { readonly kind: "not-found" };

/** A page before it is drawn: its data without the sidebar, which depends on the size of the API. */
export interface PagePlan {
  readonly data: Omit<PageData, "sidebar">;
  readonly source: PageSource;
}

/** Everything that a build knows of a site. */
export interface SiteModel {
  readonly options: SiteOptions;
  readonly config: SiteConfig;
  readonly api: ApiNavigation;
  /** Published guides. */
  readonly guides: readonly Guide[];
  /** In reading order; keys are unique. */
  readonly pages: readonly PagePlan[];
}

/**
 * Reads configuration, guides and generated tree.
 *
 * @throws {SiteError | ConfigError} for anything the person who builds can mend
 */
export async function loadSite(options: SiteOptions, highlight: Highlight): Promise<SiteModel> {
  const api = await loadApi(options.generatedDir);
  const config = await loadConfig(options.configFile, api);
  const guides = options.contentDir
    ? await loadGuides(options.contentDir, {
        navigation: api,
        generatedDir: options.generatedDir,
        highlight,
      })
    : [];
  const published = guides.filter(({ draft }) => !draft);
  const pages = planPages(api, published);
  checkPaths(pages);
  return { options, config: withDocs(config, api, guides), api, guides: published, pages };
}

function planPages(api: ApiNavigation, guides: readonly Guide[]): readonly PagePlan[] {
  const hasHome = guides.some(({ path, aliases }) => [path, ...aliases].includes("/"));
  const reading: PagePlan[] = [
    ...guides.map(guidePlan),
    overviewPlan(hasHome),
    ...api.sections.flatMap(({ operations }) => operations.map(operationPlan)),
  ];
  return [
    ...reading.map((plan, index) => ({
      ...plan,
      data: {
        ...plan.data,
        previous: linkTo(reading[index - 1]),
        next: linkTo(reading[index + 1]),
      },
    })),
    ...api.schemas.map(schemaPlan),
    notFoundPlan,
  ];
}

function linkTo(plan: PagePlan | undefined): PageLink | undefined {
  return plan && { title: plan.data.title, path: plan.data.path };
}

function guidePlan(guide: Guide): PagePlan {
  const { path, aliases, title, description, toc } = guide;
  return {
    data: { key: pageKey(path), path, aliases, kind: "guide", title, description, toc },
    source: { kind: "guide", guide },
  };
}

/** What links and the title call the overview. Its heading is the name of the API. */
export const overviewTitle = "API reference";

/** Without a guide at `/`, the overview is the home page. */
function overviewPlan(hasHome: boolean): PagePlan {
  const aliases = hasHome ? overviewAliases : [...overviewAliases, "/"];
  const [path, kind, title] = [overviewPath, "overview", overviewTitle] as const;
  return {
    data: { key: pageKey(path), path, aliases, kind, title, toc: [] },
    source: { kind },
  };
}

function operationPlan(operation: ApiOperation): PagePlan {
  const { id, kind, title } = operation;
  const path = operationPath(id);
  return {
    data: { key: pageKey(path), path, aliases: [], kind, title, toc: [] },
    source: { kind: "operation", operation },
  };
}

function schemaPlan(schema: ApiSchema): PagePlan {
  const path = schemaPath(schema.slug);
  const data = { path, aliases: [], kind: "schema", title: schema.name, toc: [] } as const;
  return { data: { key: pageKey(path), ...data }, source: { kind: "schema", schema } };
}

const notFoundPlan: PagePlan = {
  data: {
    key: notFoundKey,
    path: "/404",
    aliases: [],
    kind: "not-found",
    title: "Page not found",
    toc: [],
  },
  source: { kind: "not-found" },
};

/** No two pages may share an address, not even where upper and lower case are the same (macOS, Windows). */
function checkPaths(pages: readonly PagePlan[]): void {
  const owners = new Map<string, PagePlan>();
  for (const plan of pages) {
    for (const path of [plan.data.path, ...plan.data.aliases]) {
      const owner = owners.get(path.toLowerCase());
      if (owner) {
        throw new SiteError(
          `${nameOf(plan)} and ${nameOf(owner)} both want the address ${path}`,
          "Give one of them another `path`.",
        );
      }
      owners.set(path.toLowerCase(), plan);
    }
  }
}

function nameOf({ data, source }: PagePlan): string {
  return source.kind === "guide" ? displayPath(source.guide.file) : `the ${data.kind} page`;
}
