/** @module-tag long */

import path from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { buildSite } from "../../src/vite/build";
import { serveSite } from "../../src/vite/serve";
import { resolveSiteOptions } from "../../src/vite/site-options";
import { narrowest, pathsIn, tour, useBrowser, viewports } from "./site";
import { sites } from "./sites";

/** Scripts and the width affect all pages of a kind in the same way. */
const ofAcademy = [
  "/classCreate",
  "/api",
  "/api/errors",
  "/api/create-class",
  "/api/schemas/class",
];
const ofFixture = ["/1.0/install", "/sdk/0.9", "/de/1.0/install", "/de/sdk/usage", "/de/api"];
const isGuide = (target: string) => !target.startsWith("/api/") && target !== "/docs/api";

const tours = [
  ["academy", "the narrowest screen", narrowest, "dark", isGuide, ofAcademy],
  ["academy", "a laptop", viewports.laptop, "light", () => false, ofAcademy],
  ["fixture", "a laptop", viewports.laptop, "light", () => true, ofFixture],
  ["fixture", "a phone", viewports.phone, "dark", () => false, ofFixture],
  ["other", "a laptop", viewports.laptop, "light", () => true, ["/tides"]],
] as const;

const { open } = useBrowser();

/**
 * Sites built in this process contain React's development build, which reports every mismatch; the production build reports none in
 * attributes.
 */
describe.each(["academy", "fixture", "other"] as const)("the pages of the %s site", (name) => {
  const dir = () => path.join(inject("buildsDir"), name);
  let served: Awaited<ReturnType<typeof serveSite>>;

  beforeAll(async () => {
    await buildSite(resolveSiteOptions(sites[name]), dir());
    served = await serveSite({ dir: dir(), host: "127.0.0.1", port: 4600 });
  });
  afterAll(() => {
    served.server.closeAllConnections();
    served.server.close();
  });

  it.each(tours.filter(([site]) => site === name))(
    "%s: hydrate without a complaint, and never scroll sideways on %s",
    async (_site, _device, viewport, colorScheme, isChosen, kinds) => {
      const { page, complaints } = await open({ viewport, colorScheme }, served.address);
      const all = pathsIn(dir());
      expect(all).toEqual(expect.arrayContaining([...kinds]));
      const targets = new Set([...kinds, ...all.filter(isChosen)]);
      const base = served.address.replace(/\/$/, "");
      expect(
        await tour(
          page,
          [...targets].map((target) => `${base}${target}`),
        ),
      ).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );
});
