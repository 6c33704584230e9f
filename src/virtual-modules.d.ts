/** The checked configuration as plain data; made by `src/vite/pages.ts`. */
declare module "virtual:site" {
  import type { SiteConfig } from "./config/site-config";

  export const config: SiteConfig;
}
