import type { Plugin } from "vite";

/**
 * Lets the bundler drop unused parts of react-router. Its published build calls `forwardRef` and sets
 * `displayName` at the top level. These side effects keep links, forms and fetchers: 8 of 13 kB gzipped. The checks of
 * how the router is used, and their messages, are for development; the site uses it in only five places.
 */
export function leanRouterPlugin(): Plugin {
  return {
    name: "site:lean-router",
    apply: "build",
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]/ },
      handler: (source) => ({ code: markPure(source), map: null }),
    },
  };
}

function markPure(source: string): string {
  return (
    source
      .replace(/^"use client";$/m, "")
      .replace(/^(?=function (?:warning|invariant)\()/gm, "/* @__NO_SIDE_EFFECTS__ */\n")
      .replace(/^\w+\.(?:displayName|contextType) = .*;$/gm, "")
      // Only the router's server code reads the names, and only developer tools read the version.
      .replace(/^(var \w+ =) Object\.getOwnPropertyNames\(Object\.prototype\).*;$/gm, '$1 "";')
      .replace(
        /^try \{\n  if \(isBrowser2\) \{\n +window\.__reactRouterVersion[^}]*\}\n\} catch \(e\) \{\n\}$/m,
        "",
      )
      // The site's router is not a data router.
      .replace("isDataRoute ? useNavigateStable() : useNavigateUnstable()", "useNavigateUnstable()")
      .replace(/= (React\d*)\.(forwardRef|createContext|memo)\(/g, "= /* @__PURE__ */ $1.$2(")
      .replace(/^(var \w+ =) new Set\(/gm, "$1 /* @__PURE__ */ new Set(")
  );
}
