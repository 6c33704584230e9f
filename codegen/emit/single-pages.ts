import type { SinglePageKind } from "../../src/shared/page-kinds";
import type { Anchor } from "./anchors";
import { changelogAnchors, changelogPage } from "./changelog";
import { bodiesIn } from "./counterparts";
import { errorAnchors, errorsPage } from "./errors";
import { hasErrors } from "./error-shapes";
import { overviewAnchors, overviewPage } from "./overview";
import type { EmitContext } from "./pages";
import { pageModule } from "./print";

/** A kind of page that an API has at most once. */
interface SinglePage {
  /** Whether the API has content for it. */
  readonly isNeeded: (context: EmitContext) => boolean;
  /** Returns its module before formatting; the module is named after the kind. */
  readonly page: (context: EmitContext) => string;
  /** Returns the ids that readers can link to. */
  readonly anchors: (context: EmitContext) => readonly Anchor[];
}

/** The overview, and every other kind of page that an API has at most once. */
export const singlePages: Readonly<Record<"overview" | SinglePageKind, SinglePage>> = {
  overview: { isNeeded: () => true, page: overviewPage, anchors: overviewAnchors },
  errors: { isNeeded: ({ model }) => hasErrors(model), page: errorsPage, anchors: errorAnchors },
  rules: {
    isNeeded: ({ model }) =>
      model.operations.some(
        ({ kind, parameters, requestBody }) =>
          kind === "operation" && (parameters.length > 0 || requestBody !== undefined),
      ),
    page: (context) => plainPage("RulesPage", context),
    anchors: () => [],
  },
  compare: {
    isNeeded: ({ model }) => bodiesIn(model).length > 1,
    page: (context) => {
      const operations = bodiesIn(context.model).map(({ id }) => id);
      return plainPage("ComparePage", context, { operations });
    },
    anchors: () => [],
  },
  changelog: {
    isNeeded: ({ history }) => history !== undefined,
    page: changelogPage,
    anchors: changelogAnchors,
  },
};

/** Returns a page that is made from the pages of operations by the build or in browsers, so that a change of one does not change its module. */
function plainPage(component: string, { file }: EmitContext, props = {}): string {
  return pageModule("page", component, props, { source: `${file}#/paths` });
}

/** Returns the pages that an API has once, by the names of their kinds. */
export function singlePagesOf(context: EmitContext): readonly (readonly [string, SinglePage])[] {
  return Object.entries(singlePages).filter(([, { isNeeded }]) => isNeeded(context));
}
