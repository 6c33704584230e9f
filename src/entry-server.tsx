// oxlint-disable-next-line import/no-unassigned-import -- a style sheet exports nothing
import "./styles/index.css";

import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { config } from "virtual:site";

import { App } from "./App";
import type { PageModule } from "./page";
import { routerBasename, withBase } from "./paths";
import { announcementScript } from "./state/announcement";
import { colorModeScript } from "./state/color-mode";

/** The content of `<div id="root">` for a page at one of its paths. */
export function renderPage(module: PageModule, path: string): string {
  return renderToString(
    <StrictMode>
      <StaticRouter
        basename={routerBasename(config.basePath)}
        location={withBase(config.basePath, path)}
      >
        <App config={config} first={module} />
      </StaticRouter>
    </StrictMode>,
  );
}

/** Text of the script for what must be right before the first paint: the colour mode, and a dismissed announcement. */
export const firstPaint =
  colorModeScript(config.colorMode) + announcementScript(config.announcementBar);
