import type { Root } from "mdast";

import { transformNodes } from "./tree";

/** Says where a link to a path of this site leads from a guide. */
export type ResolveLink = (path: string) => string;

/**
 * Keeps a reader in the version that they read: a link to `/auth` in a guide of version 1.0 leads to `/1.0/auth` where that is a page.
 */
export function remarkOwnLinks(resolve: ResolveLink) {
  return (root: Root) => {
    transformNodes(root, (node) => {
      if ((node.type === "link" || node.type === "definition") && /^\/(?!\/)/.test(node.url)) {
        const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(node.url) ?? [];
        node.url = resolve(path) + rest;
      }
      return undefined;
    });
  };
}
