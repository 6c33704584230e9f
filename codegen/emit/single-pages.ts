import type { Anchor } from "./anchors";
import { changelogAnchors, changelogPage } from "./changelog";
import { errorAnchors, errorsPage } from "./errors";
import { overviewAnchors, overviewPage } from "./overview";
import type { EmitContext } from "./pages";

/** A kind of page of which an API has at most one. */
interface SinglePage {
  /** Name of its module, without extension. */
  readonly name: string;
  /** Returns the module before formatting; `undefined` if the API has no such page. */
  readonly page: (context: EmitContext) => string | undefined;
  /** Returns the ids that readers can link to. */
  readonly anchors: (context: EmitContext) => readonly Anchor[];
}

/** Every kind of page of which an API has at most one. */
export const singlePages: readonly SinglePage[] = [
  { name: "overview", page: overviewPage, anchors: overviewAnchors },
  { name: "errors", page: errorsPage, anchors: errorAnchors },
  { name: "changelog", page: changelogPage, anchors: changelogAnchors },
];
