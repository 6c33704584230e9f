import { createRequire } from "node:module";
import { type BrowserServer, chromium, firefox } from "playwright-core";
import { browserArguments, findChromium } from "./chromium";

/** Debian's, which is controlled through WebDriver BiDi; `FIREFOX_PATH` names another one. */
const firefoxPath = process.env["FIREFOX_PATH"] ?? "/usr/bin/firefox-esr";

/** Shared, because it unpacks libraries each time: a browser that starts meanwhile would crash. */
let chromiumPath: Promise<string> | undefined;

/** The browsers that the tests support. */
export const engines = {
  chromium: {
    type: chromium,
    launch: async (): Promise<BrowserServer> =>
      chromium.launchServer({
        executablePath: await (chromiumPath ??= findChromium()),
        args: browserArguments,
      }),
  },
  firefox: {
    type: firefox,
    launch: (): Promise<BrowserServer> => {
      acceptMediaFeatures();
      return firefox.launchServer({ channel: "moz-firefox", executablePath: firefoxPath });
    },
  },
} as const;

export type Engine = keyof typeof engines;

/** Context options and page commands that WebDriver BiDi lacks or Firefox ignores. */
export const beyondFirefox = {
  options: [
    "colorScheme",
    "forcedColors",
    "hasTouch",
    "javaScriptEnabled",
    "permissions",
    "reducedMotion",
  ],
  calls: ["newCDPSession", "setOffline"],
} as const;

interface Socket {
  emit(event: "message", data: string): void;
  send(data: string, ...rest: unknown[]): void;
}

/**
 * Playwright emulates a color scheme in each new context, with a command that Firefox does not support yet, and fails if it is rejected.
 * Here it is told that it succeeded: tests that emulate a color scheme must not run there.
 */
function acceptMediaFeatures(): void {
  const require = createRequire(import.meta.url);
  const { ws } = require("playwright-core/lib/utilsBundle") as { ws: { prototype: Socket } };
  const { prototype } = ws;
  const { send } = prototype;
  prototype.send = function (this: Socket, data, ...rest) {
    const { id, method } = JSON.parse(data) as { readonly id: number; readonly method: string };
    if (method !== "emulation.setMediaFeaturesOverride") return send.call(this, data, ...rest);
    setImmediate(() => this.emit("message", JSON.stringify({ type: "success", id, result: {} })));
  };
}
