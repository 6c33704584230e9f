import { type Locator, type Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { heading, holdBack, hydrated, settled, sidebar, useBrowser, visit } from "./site";

const { open, openAlone } = useBrowser();

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
/** Scrolls, and waits for the scroll event, which comes long before a reader's next click. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (y) => {
    const scrolled = new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
    window.scrollTo(0, y);
    await scrolled;
  }, top);
/** Clicks on a link without scrolling to it, unlike a click by a test. */
const clickInPlace = (link: Locator) => link.evaluate((element: HTMLElement) => element.click());
const follow = (page: Page, path: string) =>
  clickInPlace(page.locator(`main a[href="${path}"]`).first());
/** Adds a link to a page that does not need to have it. */
const linkTo = async (page: Page, path: string) => {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement("a"), { href, textContent: "next" });
    document.querySelector("main")?.append(link);
  }, path);
  return page.getByRole("link", { name: "next", exact: true });
};
/** Preloads the page of a link by pointing at it. */
const preload = async (page: Page, link: Locator) => {
  await link.dispatchEvent("pointerover");
  await page.waitForLoadState("networkidle");
};

describe("a click on a link", () => {
  it("does not load a document, sets the title, announces the page and moves the focus", async () => {
    const { page, complaints } = await open();
    await visit(page, "/api/create-class");
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.getByRole("link", { name: "List classes" }).first().click();
    await heading(page, "List classes").waitFor();
    expect(await page.evaluate(() => "stayed" in window)).toBe(true);
    await expect.poll(() => page.title()).toMatch(/^List classes \| /);
    await expect
      .poll(() => page.getByRole("status").filter({ hasText: "List classes" }).count())
      .toBe(1);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest("main") !== null))
      .toBe(true);
    expect(complaints).toEqual([]);
  });

  it("leaves a link with data-document to the browser", async () => {
    const { page } = await open();
    await visit(page, "/auth");
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await sidebar(page)
      .getByRole("link", { name: "Pagination" })
      .evaluate((link) => link.setAttribute("data-document", ""));
    await sidebar(page).getByRole("link", { name: "Pagination" }).click();
    await heading(page, "Pagination").waitFor();
    expect(await page.evaluate(() => "stayed" in window)).toBe(false);
  });

  it("opens an alias of a page without changing the address", async () => {
    const { page } = await open();
    await visit(page, "/auth");
    await clickInPlace(await linkTo(page, "/docs/api"));
    await heading(page, "Training Provider API").waitFor();
    expect(new URL(page.url()).pathname).toBe("/docs/api");
  });

  it("goes through all guides in order with the next links, and back with the previous ones", async () => {
    const { page } = await open({}, inject("fixtureUrl"));
    await visit(page, "/");
    const links = page.getByRole("navigation", { name: "Previous and next page" });
    const link = (name: string) => links.getByRole("link", { name });
    for (const title of ["Basics", "Install", "Tides"]) await link(`Next ${title}`).click();
    // Their menu ends with a page of the reference.
    await link("Next Call of the day").waitFor();
    for (const title of ["Install", "Basics", "Welcome"]) await link(`Previous ${title}`).click();
    await heading(page, "Welcome").waitFor();
    expect(await link("Previous").count()).toBe(0);
  });
});

describe("a reference page", () => {
  it("is the same after a click as after a load", async () => {
    const { page, complaints } = await open();
    // The focused heading keeps its `tabindex`.
    const content = async () =>
      (await page.locator("[data-prerendered]").innerHTML()).replace('<h1 tabindex="-1">', "<h1>");
    await visit(page, "/api/list-classes");
    // The count of the reader's values appears after the first paint.
    const counted = () => page.getByText("0 in use").first().waitFor({ state: "attached" });
    await counted();
    const loaded = await content();
    await visit(page, "/api/create-class");
    await page.getByRole("link", { name: "List classes" }).first().click();
    await heading(page, "List classes").waitFor();
    await counted();
    expect(await content()).toBe(loaded);
    await page.goBack();
    await heading(page, "Create class").waitFor();
    expect(complaints).toEqual([]);
  });

  it("is the same if it arrives in chunks that end within tags and characters", async () => {
    const { page, complaints } = await open();
    const content = () => page.locator("[data-prerendered] > article").innerText();
    await visit(page, "/api/create-class");
    const loaded = await content();
    expect(loaded).toMatch(/[^\0-\x7f]/);
    await visit(page, "/api/list-classes");
    await page.evaluate(() => {
      const { fetch } = window;
      window.fetch = async (...request) => {
        const bytes = await (await fetch(...request)).bytes();
        let at = 0;
        const pull = (stream: ReadableStreamDefaultController) => {
          if (at >= bytes.length) stream.close();
          else stream.enqueue(bytes.subarray(at, (at += 7)));
        };
        return new Response(new ReadableStream({ pull }));
      };
    });
    await page.getByRole("link", { name: "Create class" }).first().click();
    await heading(page, "Create class").waitFor();
    await expect.poll(content).toBe(loaded);
    expect(complaints).toEqual([]);
  });

  it("keeps what the reader opened while the shell rerenders", async () => {
    const { page } = await open();
    await visit(page, "/api/create-class-enrollment");
    await page.getByRole("tab", { name: "Python" }).click();
    const fold = page.locator("[data-prerendered] details:not([open], [data-popover])").first();
    await fold.evaluate((details: HTMLDetailsElement) => {
      details.open = true;
      details.id = "opened";
    });
    await page.getByRole("button", { name: /dark/i }).click();
    await page.evaluate(() => (location.hash = "#responses"));
    await page.locator('main nav[data-sections] [aria-current][href="#responses"]').waitFor();
    expect(await page.locator("#opened[open]").count()).toBe(1);
    expect(await page.getByRole("tabpanel", { name: "Python" }).isVisible()).toBe(true);
  });

  it.each(["/api/create-class-enrollment", "/api/list-classes"])(
    "is as the reader left it when they come back, whether it was loaded or shown: from %s",
    async (first) => {
      const { page, complaints } = await open();
      await visit(page, first);
      if (first.includes("list")) {
        await clickInPlace(await linkTo(page, "/api/create-class-enrollment"));
        await heading(page, "Create class enrollment").waitFor();
      }
      await page.evaluate(() => {
        const folds = document.querySelectorAll<HTMLDetailsElement>(
          "[data-prerendered] details:not([open], [data-popover], [data-unfold])",
        );
        for (const fold of folds) fold.open = true;
      });
      await settled(page);
      await scrollTo(page, 1500);
      await clickInPlace(await linkTo(page, "/pagination"));
      await heading(page, "Pagination").waitFor();
      await page.goBack();
      await heading(page, "Create class enrollment").waitFor();
      await expect.poll(() => scrollY(page)).toBe(1500);
      const closed = page.locator("[data-prerendered] details:not([open], [data-popover])");
      expect(await closed.count()).toBe(0);
      // A link shows it anew.
      await page.goForward();
      await heading(page, "Pagination").waitFor();
      await clickInPlace(await linkTo(page, "/api/create-class-enrollment"));
      await heading(page, "Create class enrollment").waitFor();
      expect(await closed.count()).toBeGreaterThan(5);
      expect(complaints).toEqual([]);
    },
  );

  it("is available without a network if it was visited", async () => {
    const { page } = await openAlone();
    await visit(page, "/api/list-classes");
    await page.getByRole("link", { name: "Create class", exact: false }).first().click();
    await heading(page, "Create class").waitFor();
    await page.context().setOffline(true);
    await page.goBack();
    await heading(page, "List classes").waitFor();
    expect(await page.getByRole("tablist", { name: "Request samples" }).isVisible()).toBe(true);
  });
});

it("the scroll position is at the top of a new page, and restored when going back", async () => {
  const { page } = await open();
  await visit(page, "/api/create-class");
  await scrollTo(page, 900);
  await clickInPlace(page.getByRole("link", { name: "List classes" }).first());
  await heading(page, "List classes").waitFor();
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goBack();
  await heading(page, "Create class").waitFor();
  await expect.poll(() => scrollY(page)).toBe(900);
});

describe("the scroll position", { tags: ["long"] }, () => {
  it("is restored when going back from a page that was shown ahead", async () => {
    const { page } = await open();
    await visit(page, "/api/create-class");
    await scrollTo(page, 900);
    const link = sidebar(page).getByRole("link", { name: "List classes" });
    await preload(page, link);
    await clickInPlace(link);
    await expect.poll(() => new URL(page.url()).pathname).toBe("/api/list-classes");
    expect(await scrollY(page)).toBe(0);
    await page.goBack();
    await heading(page, "Create class").waitFor();
    await expect.poll(() => scrollY(page)).toBe(900);
  });

  it("is restored when going forward too", async () => {
    const { page } = await open();
    await visit(page, "/classCreate");
    await scrollTo(page, 1500);
    await follow(page, "/api/update-class");
    await heading(page, /^Update/).waitFor();
    await expect.poll(() => scrollY(page)).toBe(0);
    await page.goBack();
    await heading(page, /^Create/).waitFor();
    await expect.poll(() => scrollY(page)).toBe(1500);
    await page.goForward();
    await heading(page, /^Update/).waitFor();
    await expect.poll(() => scrollY(page)).toBe(0);
  });

  it("is restored after a reload", async () => {
    const { page } = await open();
    await visit(page, "/classCreate");
    await scrollTo(page, 1500);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => scrollY(page)).toBe(1500);
  });

  it("is restored when going back to before a reload", async () => {
    const { page } = await open();
    await visit(page, "/classCreate");
    await scrollTo(page, 1500);
    await follow(page, "/api/update-class");
    await heading(page, /^Update/).waitFor();
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await heading(page, /^Create/).waitFor();
    await expect.poll(() => scrollY(page)).toBe(1500);
  });

  it("is restored when going back and forward after a reload, before the shell is loaded", async () => {
    const { page, complaints } = await open();
    await visit(page, "/classCreate");
    await scrollTo(page, 1500);
    await follow(page, "/api/update-class");
    await heading(page, /^Update/).waitFor();
    await scrollTo(page, 700);
    await page.reload();
    await page.goBack();
    await heading(page, /^Create/).waitFor();
    await expect.poll(() => scrollY(page)).toBe(1500);
    await page.goForward();
    await heading(page, /^Update/).waitFor();
    await expect.poll(() => scrollY(page)).toBe(700);
    await hydrated(page);
    expect(complaints).toEqual([]);
  });

  it("is restored at a fragment after a reload, and when going back before the shell is loaded", async () => {
    const { page } = await open();
    await visit(page, "/classCreate");
    await scrollTo(page, 300);
    const toc = page.getByRole("navigation", { name: "On this page" });
    await clickInPlace(toc.getByRole("link", { name: "Schedule rules" }));
    await expect.poll(() => scrollY(page)).not.toBe(300);
    await scrollTo(page, 3000);
    await page.reload({ waitUntil: "networkidle" });
    await expect.poll(() => scrollY(page)).toBe(3000);
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(300);
    await page.goForward();
    await expect.poll(() => scrollY(page)).toBe(3000);
    await hydrated(page);
    expect(await scrollY(page)).toBe(3000);
  });

  it("is restored at a field of an alternative that the fragment selects", async () => {
    const { page } = await open();
    await visit(page, "/api/create-class-enrollment#request~New-learner.newLearner.phone");
    await expect.poll(() => scrollY(page)).toBeGreaterThan(500);
    const position = await scrollY(page);
    await page.reload({ waitUntil: "networkidle" });
    await expect.poll(() => scrollY(page)).toBe(position);
  });

  it.each(['[["cut o', "0", "{}", "[1]", '[["", "9"]]'])(
    "is not restored from malformed storage: %s",
    async (text) => {
      const { page, complaints } = await openAlone();
      await page.addInitScript((one) => sessionStorage.setItem("scroll-positions", one), text);
      await visit(page, "/auth");
      await sidebar(page).getByRole("link", { name: "Pagination" }).click();
      await heading(page, "Pagination").waitFor();
      expect(complaints).toEqual([]);
    },
  );

  it("is restored when going back to a hash of the same page", async () => {
    const { page } = await openAlone();
    await visit(page, "/classCreate");
    const toc = page.getByRole("navigation", { name: "On this page" });
    const jump = async (index: number) => {
      const before = await scrollY(page);
      const hash = await toc
        .getByRole("link")
        .nth(index)
        .evaluate((link: HTMLAnchorElement) => {
          link.click();
          return link.hash;
        });
      await expect.poll(() => new URL(page.url()).hash).toBe(hash);
      await expect.poll(() => scrollY(page)).not.toBe(before);
      await settled(page);
      return scrollY(page);
    };
    // The router reports the first jump late: what the reader scrolls in the meantime counts.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 20 });
    const landed = await jump(1);
    await scrollTo(page, landed + 120);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await jump(3);
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(landed + 120);
    // Following a link again leads to its heading, not to the last position.
    await jump(3);
    expect(await jump(1)).toBe(landed);
  });

  it("is below the navbar for a hash", async () => {
    const { page } = await open();
    await visit(page, "/classCreate");
    const toc = page.getByRole("navigation", { name: "On this page" });
    const link = toc.getByRole("link").nth(2);
    const id = (await link.getAttribute("href"))?.slice(1) ?? "";
    const edges = () =>
      page.evaluate((fragment) => {
        const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
        const top = document.getElementById(fragment)?.getBoundingClientRect().top ?? 0;
        return top - bar;
      }, id);
    await link.click();
    await expect.poll(edges).toBeGreaterThanOrEqual(0);
    expect(await edges()).toBeLessThan(60);
    await page.goto("about:blank");
    await page.goto(`/classCreate#${id}`);
    await expect.poll(edges).toBeGreaterThanOrEqual(0);
    expect(await edges()).toBeLessThan(60);
  });
});

describe("a navbar that hides", () => {
  const bar = (page: Page) => page.getByRole("banner");
  const isInSight = (page: Page) =>
    bar(page).evaluate((element) => element.getBoundingClientRect().bottom > 1);

  it("does not mistake going back for scrolling down", async () => {
    const { page } = await open({}, inject("fixtureUrl"));
    await visit(page, "/tides");
    await scrollTo(page, 900);
    await expect.poll(() => isInSight(page)).toBe(false);
    await scrollTo(page, 600);
    await expect.poll(() => isInSight(page)).toBe(true);
    // A click by a test may scroll to the link while the navbar is still moving.
    await clickInPlace(page.getByRole("link", { name: "Install" }).first());
    await expect.poll(() => scrollY(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(600);
    await settled(page);
    expect(await isInSight(page)).toBe(true);
  });

  it("leaves space above the target of a hash", async () => {
    const { page } = await open({}, inject("fixtureUrl"));
    await visit(page, "/tides");
    const toc = page.getByRole("navigation", { name: "On this page" });
    await toc.getByRole("link", { name: "Low water" }).click();
    await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
    const top = await page
      .getByRole("heading", { name: "Low water" })
      .evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual((await bar(page).boundingBox())?.height ?? 0);
  });
});

describe("the next page", () => {
  const requests = (page: Page) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    return asked;
  };
  it("is preloaded on hover or focus, once", async () => {
    const { page } = await open();
    await visit(page, "/api/create-class");
    for (const [how, title, key] of [
      ["hover", "List classes", "api/list-classes"],
      ["focus", "Pagination", "pagination"],
    ] as const) {
      const asked = requests(page);
      const link = page.getByRole("link", { name: title }).first();
      await link[how]();
      await expect.poll(() => asked.filter((path) => path === `/${key}`)).toHaveLength(1);
      await link.click();
      await heading(page, title).waitFor();
      expect(asked.filter((path) => path.includes(key))).toHaveLength(1);
    }
  });

  it("is not preloaded for readers who save data", async () => {
    const { page } = await openAlone();
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
    // Install the test's clock before the page's own timers run.
    await page.clock.install();
    await visit(page, "/api/create-class");
    const asked = requests(page);
    await page.clock.runFor(10_000);
    await page.getByRole("link", { name: "List classes" }).first().hover();
    // Chromium starts requests in the order of their calls.
    await page.evaluate(() => fetch("/favicon-light.svg"));
    expect(asked.filter((path) => path.includes("/api/"))).toEqual([]);
  });
});

it("a page that is preloaded is shown in the first frame after a click", async () => {
  const { page } = await open();
  await visit(page, "/api/create-class");
  // From an operation to another, to a guide, and back to the reference.
  for (const [path, title] of [
    ["/api/list-classes", "List classes"],
    ["/pagination", "Pagination"],
    ["/api/delete-class", "Delete class"],
  ] as const) {
    const link = sidebar(page).locator(`a[href="${path}"]`);
    await preload(page, link);
    const shown = await link.evaluate(async (element: HTMLElement) => {
      element.click();
      await new Promise((done) => requestAnimationFrame(done));
      return document.querySelector("h1")?.textContent;
    });
    expect(shown).toContain(title);
    // The menu follows once the content is painted.
    await expect.poll(() => link.getAttribute("aria-current")).toBe("page");
  }
});

describe("the content of a page", () => {
  it("is inserted once, and not touched by links within the page", async () => {
    const { page } = await open();
    await visit(page, "/api/delete-class");
    const mounted = await page.evaluateHandle(() => {
      const counted = { times: 0 };
      document.addEventListener("content:mount", () => counted.times++);
      return counted;
    });
    const times = () => mounted.evaluate((counted) => counted.times);
    const link = sidebar(page).getByRole("link", { name: "List classes" });
    await preload(page, link);
    await link.click();
    await expect.poll(() => page.title()).toMatch(/^List classes/);
    expect(await times()).toBe(1);
    await page.getByRole("link", { name: "Link to limit" }).click();
    await expect.poll(() => new URL(page.url()).hash).not.toBe("");
    await settled(page);
    expect(await times()).toBe(1);
  });
});

describe("the progress bar", { tags: ["long"] }, () => {
  const bar = (page: Page) => page.locator("[data-progress]");
  const progress = async (page: Page) =>
    (await bar(page).isVisible()) ? bar(page).getAttribute("data-progress") : undefined;
  /** Opens a page whose clock stands still, also for its frames. */
  async function openStill() {
    const { page } = await openAlone();
    await page.clock.install();
    await visit(page, "/auth");
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    return { page, link: sidebar(page).getByRole("link", { name: "Pagination" }) };
  }
  /** Lets frames pass until something holds. */
  const passes = async (page: Page, holds: () => Promise<boolean>) => {
    while (!(await holds())) await page.clock.runFor(17);
  };

  it("appears 200 ms after a click, grows, fills up and disappears", async () => {
    const { page, link } = await openStill();
    const release = await holdBack(page, /\/pagination$/);
    await clickInPlace(link);
    await page.clock.runFor(199);
    expect(await progress(page)).toBeUndefined();
    await page.clock.runFor(1);
    expect(await progress(page)).toBe("0.08");
    await page.clock.runFor(800);
    expect(await progress(page)).toBe("0.1");
    release();
    await passes(page, async () => (await progress(page)) === "1");
    await heading(page, "Pagination").waitFor();
    await page.clock.runFor(350);
    expect(await progress(page)).toBe("1");
    await page.clock.runFor(50);
    expect(await progress(page)).toBeUndefined();
  });

  it("does not appear for a page that loads at once", async () => {
    const { page, link } = await openStill();
    await preload(page, link);
    await clickInPlace(link);
    await passes(page, () => heading(page, "Pagination").isVisible());
    await page.clock.runFor(300);
    expect(await bar(page).count()).toBe(0);
  });
});

describe("a link from another page to folded content", () => {
  it("unfolds, marks and focuses it", async () => {
    const { page } = await open();
    await visit(page, "/auth");
    const id = "request~Virtual-class.virtualClassURL";
    await page.evaluate((hash) => {
      const link = document.createElement("a");
      link.href = `/api/create-class#${hash}`;
      document.querySelector("main")?.append(link);
      link.click();
    }, id);
    await page.getByRole("heading", { level: 1, name: "Create class" }).waitFor();
    const row = page.locator(`[id="${id}"]`);
    await expect.poll(() => row.isVisible()).toBe(true);
    await expect
      .poll(() => row.evaluate((element) => element === document.activeElement))
      .toBe(true);
    expect(await row.getAttribute("data-target")).toBe("");
  });
});

describe("the history", () => {
  it("has one entry for a link that is clicked twice", async () => {
    const { page } = await open();
    await visit(page, "/auth");
    const link = page
      .getByRole("navigation", { name: "Documentation" })
      .getByRole("link", { name: "Pagination" });
    await link.click();
    await page.getByRole("heading", { level: 1, name: "Pagination" }).waitFor();
    await link.click();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Authentication" }).waitFor();
  });
});
