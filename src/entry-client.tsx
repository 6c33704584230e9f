// oxlint-disable-next-line import/no-unassigned-import -- a style sheet exports nothing
import "./styles/index.css";

import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { config } from "virtual:site";

import { App } from "./App";
import { importPage } from "./navigation/pages";
import { routerBasename } from "./paths";

start().catch(reportError);

/**
 * Brings the page to life. If its module does not arrive, the prerendered page stays as it is: everything can be read, and
 * links load whole pages.
 */
async function start(): Promise<void> {
  const root = document.getElementById("root");
  const key = root?.dataset.page;
  if (!root || key === undefined) return;
  const first = await importPage(key);
  const app = (
    <StrictMode>
      <BrowserRouter basename={routerBasename(config.basePath)}>
        <App config={config} first={first} />
      </BrowserRouter>
    </StrictMode>
  );
  // The development server sends no prerendered page.
  if (root.hasChildNodes()) hydrateRoot(root, app);
  else createRoot(root).render(app);
}
