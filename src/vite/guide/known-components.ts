import type { Root } from "mdast";

import type { GuideComponentName } from "../../pages/guide-components";
import { SiteError, didYouMean } from "../errors";
import { isElement, placeOf, transformNodes } from "./tree";

const components: readonly (GuideComponentName | "Workflow")[] = [
  "CategoryPages",
  "Example",
  "Note",
  "Operation",
  "Samples",
  "Warning",
  "Workflow",
];

/**
 * Refuses a component that guides do not have: React would only find out when the page is drawn, without file and line.
 *
 * @param file names the guide in errors
 */
export function remarkKnownComponents(file: string) {
  return (root: Root) => {
    transformNodes(root, (node) => {
      const name = isElement(node) ? node.name : undefined;
      // A name in lower case is an element of HTML.
      if (!name || !/^[A-Z]/.test(name) || components.some((known) => known === name))
        return undefined;
      throw new SiteError(
        `there is no component <${name}>`,
        didYouMean(name, components) || `Known components: ${components.join(", ")}.`,
        placeOf(file, node),
      );
    });
  };
}
