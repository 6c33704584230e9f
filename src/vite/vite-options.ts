import { join } from "node:path";

import type { Alias, InlineConfig, Plugin } from "vite";

import { engineDir } from "../../program/folders.mjs";
import { clientComponentsPlugin } from "./client-components";
import { guidesPlugin } from "./guides";
import type { Highlighter } from "./highlight";
import { leanRouterPlugin } from "./lean-router";
import { pagesPlugin } from "./pages";
import { samplesPlugin } from "./samples";
import { markedClass, styleModulePlugins } from "./style-modules";
import type { CurrentModel, SiteModel } from "./site-model";
import { besideConfig } from "./site-options";

/** Returns the plugins that make a site from guides and a generated tree. */
export function sitePlugins(current: CurrentModel, highlight: Highlighter): Plugin[] {
  return [
    leanRouterPlugin(),
    ...styleModulePlugins,
    pagesPlugin(current),
    guidesPlugin(current, highlight),
    clientComponentsPlugin(current),
    samplesPlugin(current, highlight),
  ];
}

/** Returns the aliases that generated files and guides use to import modules that are not next to them. */
export function siteAliases(generatedDir: string): Alias[] {
  return [
    { find: "openapi-tsx-docs/reference", replacement: join(engineDir, "src/reference/index.ts") },
    { find: /^@generated\//, replacement: `${generatedDir}/` },
  ];
}

/** Returns the options that all builds of the site have in common. */
export function commonOptions(model: SiteModel, highlight: Highlighter): InlineConfig {
  return {
    root: engineDir,
    configFile: false,
    base: model.config.basePath,
    appType: "custom",
    // Bundles depend on files only, not on the environment.
    envDir: false,
    // For `url(/logo.svg)` in the site's own style sheets.
    publicDir: besideConfig(model.options, "public"),
    logLevel: "warn",
    plugins: sitePlugins(() => model, highlight),
    resolve: {
      alias: siteAliases(model.options.generatedDir),
      // A generated tree may be in a folder without node_modules above it, or with another React.
      dedupe: ["react", "react-dom", "react-router-dom"],
    },
    css: {
      // Takes half a second less than PostCSS, and does not look for its configuration.
      transformer: "lightningcss",
      // 1 is `Features.Nesting`: nested rules are flattened for older browsers. `cssTarget` adds the prefixes; if this did so as well,
      // some would appear twice.
      lightningcss: { targets: {}, include: 1, cssModules: { pattern: markedClass } },
    },
    // It loads what evaluates rules across fields only for bodies that have some.
    worker: { format: "es" },
    // People who build a site do not need to know how long our own plugins take.
    build: {
      // The build copies it itself, before it names what it lacks.
      copyPublicDir: false,
      // The policy of the pages does not allow `data:`.
      assetsInlineLimit: 0,
      cssTarget: ["chrome123", "firefox125", "safari17.5"],
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
    oxc: { jsx: { runtime: "automatic", importSource: "react", development: false } },
  };
}
