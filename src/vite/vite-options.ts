import { join } from "node:path";

import type { Alias, InlineConfig, Plugin } from "vite";

import { guidesPlugin } from "./guides";
import type { Highlight } from "./highlight";
import { leanRouterPlugin } from "./lean-router";
import { localPathsPlugin } from "./local-paths";
import { pagesPlugin } from "./pages";
import { samplesPlugin } from "./samples";
import { projectDir } from "./site-options";
import { markedClass, styleModulePlugins } from "./style-modules";
import type { CurrentModel, SiteModel } from "./site-model";

/**
 * The plugins that make a site out of guides and a generated tree.
 *
 * @param onRead gets the files that modules take examples from
 */
export function sitePlugins(
  current: CurrentModel,
  highlight: Highlight,
  onRead?: (file: string) => void,
): Plugin[] {
  return [
    leanRouterPlugin(),
    ...styleModulePlugins,
    pagesPlugin(current),
    guidesPlugin(current, highlight),
    samplesPlugin(current, highlight, onRead),
    localPathsPlugin(current),
  ];
}

/** The names by which generated files and guides import what is not next to them. */
export function siteAliases(generatedDir: string): Alias[] {
  return [
    { find: "@reference", replacement: join(projectDir, "src/reference/index.ts") },
    { find: /^@generated\//, replacement: `${generatedDir}/` },
  ];
}

/**
 * What every build of the site has in common.
 *
 * @param onInput gets each module and file that the bundle is made from
 */
export function commonOptions(
  model: SiteModel,
  highlight: Highlight,
  onInput: (file: string) => void = () => undefined,
): InlineConfig {
  return {
    root: projectDir,
    configFile: false,
    base: model.config.basePath,
    appType: "custom",
    // Bundles are made of files alone.
    envDir: false,
    // The build copies it, also where it has the bundles already.
    publicDir: false,
    logLevel: "warn",
    plugins: [
      ...sitePlugins(() => model, highlight, onInput),
      {
        name: "site:inputs",
        buildEnd() {
          for (const id of this.getModuleIds()) onInput(id);
        },
      },
    ],
    resolve: {
      alias: siteAliases(model.options.generatedDir),
      // A generated tree may lie where no node_modules is above it, or another React is.
      dedupe: ["react", "react-dom", "react-router-dom"],
    },
    css: {
      // Half a second less than with PostCSS, whose configuration is not looked for either.
      transformer: "lightningcss",
      // 1 is `Features.Nesting`: nested rules are written flat, so that older browsers read them, too. Their prefixes are a matter of
      // `cssTarget`: written here as well, some would be there twice.
      lightningcss: { targets: {}, include: 1, cssModules: { pattern: markedClass } },
    },
    // How long our own plugins take is no news for who builds a site.
    build: {
      cssTarget: ["chrome123", "firefox120", "safari17.5"],
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
    oxc: { jsx: { runtime: "automatic", importSource: "react", development: false } },
  };
}
