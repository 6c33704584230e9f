import type { Root } from "mdast";

import { SiteError } from "../errors";
import { isElement, placeOf, textAttribute, transformNodes } from "./tree";

/** The page that a guide is, as far as `<CategoryPages />` asks. */
export interface CategoryPlace {
  /** Canonical path. */
  readonly path: string;
  /** Whether a category of the guide's sidebar leads to it. */
  readonly isCategoryPage: boolean;
}

/**
 * Tells `<CategoryPages />` which page it stands on.
 *
 * @param file names the guide in errors
 * @throws {SiteError} where the guide is the page of no category
 */
export function remarkCategoryPages({ path, isCategoryPage }: CategoryPlace, file: string) {
  return (root: Root) => {
    transformNodes(root, (node) => {
      if (!isElement(node) || node.name !== "CategoryPages") return undefined;
      if (!isCategoryPage) {
        throw new SiteError(
          `<CategoryPages> lists the pages of a category, and no category of the sidebar leads to ${path}`,
          "Set `groupPage: true` in a guide of a `group`, or give a category of the configured sidebar this `href`.",
          placeOf(file, node),
        );
      }
      node.attributes.push(textAttribute("path", path));
      return undefined;
    });
  };
}
