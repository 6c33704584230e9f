import type { SinglePageKind } from "../../src/shared/page-kinds";
import type { Anchor } from "./anchors";
import { changelogAnchors, changelogPage } from "./changelog";
import { errorAnchors, errorsPage } from "./errors";
import { hasErrors } from "./error-shapes";
import { overviewAnchors, overviewPage } from "./overview";
import type { EmitContext } from "./pages";

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
  changelog: {
    isNeeded: ({ history }) => history !== undefined,
    page: changelogPage,
    anchors: changelogAnchors,
  },
};

/** Returns the pages that an API has once, by the names of their kinds. */
export function singlePagesOf(context: EmitContext): readonly (readonly [string, SinglePage])[] {
  return Object.entries(singlePages).filter(([, { isNeeded }]) => isNeeded(context));
}
