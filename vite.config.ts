import react from "@vitejs/plugin-react";
import { type UserConfig, defineConfig } from "vite";

import { devDocumentsPlugin } from "./src/vite/dev";
import { createHighlight } from "./src/vite/highlight";
import { loadSite } from "./src/vite/load-site";
import { resolveSiteOptions } from "./src/vite/site-options";
import { siteAliases, sitePlugins } from "./src/vite/vite-options";

/**
 * For development, `npx vite --configLoader runner`. A change of frontmatter, navigation or `site.config.ts` needs a restart.
 * `npm run build` has its options in `src/vite/vite-options.ts`.
 */
export default defineConfig(async (): Promise<UserConfig> => {
  const highlight = await createHighlight();
  const model = await loadSite(resolveSiteOptions({}), highlight);
  return {
    appType: "custom",
    base: model.config.basePath,
    resolve: { alias: siteAliases(model.options.generatedDir) },
    optimizeDeps: { include: ["react", "react-dom/client", "react-router-dom"] },
    plugins: [react(), ...sitePlugins(model, highlight), devDocumentsPlugin(model, highlight)],
  };
});
