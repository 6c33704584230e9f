import { join } from "node:path";

import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

import { siteDir } from "./program/folders.mjs";

/**
 * What the development server is for every site: `npm run dev` adds the site. `npm run build` has its options in
 * `src/vite/vite-options.ts`.
 */
export default defineConfig({
  appType: "custom",
  clearScreen: false,
  logLevel: "warn",
  resolve: {
    // A generated tree may lie where no node_modules is above it, or another React is.
    dedupe: ["react", "react-dom", "react-router-dom"],
  },
  optimizeDeps: { include: ["react", "react-dom/client", "react-router-dom"] },
  server: { watch: { ignored: ["dist", ".cache"].map((name) => join(siteDir, name)) } },
  // As in a build, even if the `tsconfig.json` of the site names the types of the package.
  plugins: [react({ jsxImportSource: "react" })],
});
