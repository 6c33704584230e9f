import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { adyen, foreignSites, train } from "./foreign-facts";
import { addressOf, placeOf, seen } from "./linked-place";
import { chips, folds, part, row } from "./reference-parts";
import { ready, samplesOn, shown } from "./sample-panel";
import { ask, dialogOf } from "./search-dialog";
import { searchIndexesIn, stripeQueries, wrongAnswers } from "./search-queries";
import { foreignDocument, useSiteAround } from "./site-around";
import { hydrated, pathsIn, useBrowser, viewports, visit } from "./site";

const { open } = useBrowser();
const permissions = ["clipboard-read", "clipboard-write"];

/** Opens every fold of a page with its own buttons, each of which then offers the opposite. */
async function expandAll(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: /^Expand all/ });
  while ((await button.count()) > 0) await button.first().click();
}

const title = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true }).waitFor();

const textOf = async (scope: Locator) => (await scope.textContent()) ?? "";

const missing = (text: string, parts: readonly string[]) =>
  parts.filter((each) => !text.includes(each));

describe.each(foreignSites)(
  "a site around $name",
  { skip: !adyen.isHere || !train.isHere },
  (facts) => {
    const site = useSiteAround(facts.file);

    it("copies a link to everything", async () => {
      const { page, complaints } = await open({ permissions }, site().url);
      await visit(page, facts.page);
      await expandAll(page);
      await page.getByRole("tab", { name: facts.tab, exact: true }).click();
      for (const all of await page.getByRole("checkbox", { name: /^Show all \d+$/ }).all())
        if (await all.isVisible()) await all.check();
      for (const { kind, region, link, id } of facts.places) {
        const [, branch] = /^([^~]*~[^.]*)/.exec(id) ?? [];
        const radio = page.locator(`input[data-branch="${branch}"]`);
        if ((await radio.count()) > 0) await radio.check();
        const place = part(page, region).getByRole("link", { name: link, exact: true }).first();
        // The message is visible only for a moment.
        const said = page.getByRole("status").filter({ hasText: "Link copied" }).waitFor();
        await Promise.all([said, place.click()]);
        await expect
          .poll(() => page.evaluate(() => navigator.clipboard.readText()), { message: kind })
          .toBe(new URL(`${facts.page}#${id}`, site().url).href);
      }
      expect(complaints).toEqual([]);
      await page.context().close();
    });

    it.each([
      ["in a fresh page", true, "laptop"],
      ["on a phone", true, "phone"],
      ["without JavaScript", false, "laptop"],
    ] as const)("a link leads to everything, %s", async (_, javaScriptEnabled, device) => {
      const options = { javaScriptEnabled, viewport: viewports[device] };
      for (const { kind, id } of facts.places) {
        const { page, complaints } = await open(options, site().url);
        await page.goto(addressOf(facts.page, id));
        await expect.poll(() => placeOf(page), { message: kind }).toEqual(seen);
        if (javaScriptEnabled) expect(complaints).toEqual([]);
        await page.context().close();
      }
    });

    it("expands and collapses a part, and remembers that", async () => {
      const { page, complaints } = await open({}, site().url);
      await visit(page, facts.page);
      const body = part(page, "Request body");
      await body.getByRole("button", { name: "Expand all (Request body)" }).click();
      expect(await folds(body)).toBe("all open");
      await page.reload();
      expect(await folds(body)).toBe("all open");
      await body.getByRole("button", { name: "Collapse all (Request body)" }).click();
      expect(await folds(body)).toBe("all closed");
      expect(complaints).toEqual([]);
      await page.context().close();
    });

    it("has a catalog of errors: shape, example, occurrences", async () => {
      const { page, complaints } = await open({}, site().url);
      const { name, operation, member } = facts.errorShape;
      await visit(page, facts.page);
      await page.getByRole("heading", { level: 3, name: /^403/ }).click();
      await page
        .getByText("In the list of errors")
        .filter({ visible: true })
        .getByRole("link", { name })
        // By keyboard: the content of a fold moves while that opens, and a click would miss it.
        .press("Enter");
      await title(page, "Errors");
      const shape = part(page, name);
      await row(shape, member).waitFor();
      expect(await shape.getByRole("figure").first().innerText()).toContain('"status": 4');
      const link = shape.getByRole("link", { name: operation, exact: true });
      // A longer list starts folded.
      if ((await link.count()) === 0) await shape.getByText(/^400 Bad request: /).click();
      await link.first().press("Enter");
      await title(page, operation);
      expect(complaints).toEqual([]);
      await page.context().close();
    });

    it("finds properties, operations and models, even if they are mistyped", async () => {
      const { page, complaints } = await open({}, site().url);
      await visit(page, "/api");
      for (const { query, option, to } of facts.hits) {
        await ask(page, query);
        await dialogOf(page).getByRole("option", { name: option }).first().click();
        await dialogOf(page).waitFor({ state: "detached" });
        await page.waitForURL((url) => decodeURIComponent(url.pathname + url.hash).endsWith(to));
        if (new URL(page.url()).hash !== "") await expect.poll(() => placeOf(page)).toEqual(seen);
      }
      expect(complaints).toEqual([]);
      await page.context().close();
    });

    it("filters its sidebar, which also works by keyboard", async () => {
      const { page, complaints } = await open({}, site().url);
      await visit(page, facts.page);
      await ready(page);
      const sidebar = page.getByRole("navigation", { name: "Documentation" });
      const { query = "", want = [] } = facts.filter ?? {};
      expect(await sidebar.getByRole("searchbox").count()).toBe(facts.filter ? 1 : 0);
      if (facts.filter) {
        await page.keyboard.press("f");
        await page.keyboard.type(query);
        const links = sidebar.getByRole("link");
        await expect.poll(() => links.count()).toBe(want.length);
        const names = (await links.allInnerTexts()).map((text) => text.replace(/^[A-Z]+\s+/, ""));
        expect(names).toEqual(want);
        await page.keyboard.press("Escape");
      }
      await page.getByRole("heading", { level: 1 }).click();
      await page.keyboard.press("?");
      await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
      await page.keyboard.press("Escape");
      const before = await page.getByRole("heading", { level: 1 }).innerText();
      await page.keyboard.press("p");
      await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).not.toBe(before);
      await page.keyboard.press("n");
      await title(page, before);
      expect(complaints).toEqual([]);
      await page.context().close();
    });

    it("marks the section that is being read", async () => {
      const { page, complaints } = await open({}, site().url);
      await visit(page, facts.page);
      await ready(page);
      const sections = page.getByRole("navigation", { name: "On this page" });
      for (const name of ["Body", "Responses"]) {
        await sections.getByRole("link", { name, exact: true }).click();
        await expect
          .poll(() => sections.locator("[aria-current='true']").allInnerTexts())
          .toEqual([name]);
      }
      expect(complaints).toEqual([]);
      await page.context().close();
    });

    it("has its own types, and saves them and the samples as shown", async () => {
      const { page, complaints } = await open({}, site().url);
      await visit(page, facts.page);
      await ready(page);
      const operation = path.basename(facts.page);
      for (const [language, file, start] of [
        ["Types", `${operation}.d.ts`, /^export type \w+Data = \{/],
        ["Python", `${operation}.py`, /^import requests/],
      ] as const) {
        await page.getByRole("tab", { name: language, exact: true }).click();
        const button = shown(page).getByRole("button", { name: `Download ${file}` });
        const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
        expect(download.suggestedFilename()).toBe(file);
        const target = path.join(path.dirname(site().dir), file);
        await download.saveAs(target);
        const saved = readFileSync(target, "utf8");
        expect(saved).toBe(`${await textOf(shown(page).locator("pre"))}\n`);
        expect(saved).toMatch(start);
      }
      expect(complaints).toEqual([]);
      await page.context().close();
    });

    it("is available for assistants and other tools", async () => {
      const { page } = await open({ permissions }, site().url);
      await visit(page, facts.page);
      await page.getByRole("button", { name: "Copy as Markdown" }).click();
      await page.getByRole("status").filter({ hasText: "Copied" }).waitFor();
      const twin = await page.evaluate(() => navigator.clipboard.readText());
      expect(twin).toBe(await (await page.request.get(`${facts.page}.md`)).text());
      const names = facts.places
        .filter(({ kind }) => /property|value|header|parameter/.test(kind))
        .map(({ link }) => `\`${link.replace("Link to ", "")}\``);
      expect(missing(twin, [...names, "import requests", "using RestSharp"])).toEqual([]);

      const contents = await (await page.request.get("/llms.txt")).text();
      const pages = pathsIn(site().dir).filter((each) => each.startsWith("/api"));
      expect(
        missing(
          contents,
          pages.map((each) => `(${each}.md)`),
        ),
      ).toEqual([]);
      const everything = await (await page.request.get("/llms-full.txt")).text();
      // For a large API, only the first pages fit.
      if (!everything.includes("See llms.txt for the other"))
        expect(everything).toContain(twin.split("\n").slice(1, 6).join("\n"));

      await page.goto("/api");
      for (const [link, file] of [
        ["OpenAPI document (YAML)", "openapi.yaml"],
        ["OpenAPI document (JSON)", "openapi.json"],
        ["Postman collection", "postman-collection.json"],
      ] as const) {
        const download = page.waitForEvent("download");
        await part(page, "Downloads").getByRole("link", { name: link }).click();
        expect((await download).suggestedFilename()).toBe(file);
      }
      const collection = await (await page.request.get("/postman-collection.json")).json();
      expect(collection).toHaveProperty("info.name", facts.title);
      await page.context().close();
    });

    it("is complete without JavaScript", async () => {
      const { page } = await open({ javaScriptEnabled: false }, site().url);
      await page.goto(facts.page);
      const main = page.getByRole("main");
      expect(await main.getByRole("button").filter({ visible: true }).allInnerTexts()).toEqual([]);
      expect(await main.getByRole("combobox").count()).toBe(0);
      const text = await textOf(main);
      const starts = [
        "curl --fail-with-body",
        "import axios",
        "import requests",
        "import okhttp3",
        "using RestSharp",
      ];
      expect(missing(text, [...starts, facts.server])).toEqual([]);
      await main.getByRole("heading", { level: 3, name: /^403/ }).click();
      expect(
        await main.getByText("In the list of errors").filter({ visible: true }).count(),
      ).toBeGreaterThan(0);
      await page.context().close();
    });

    it("does not scroll sideways at 320 px, with everything unfolded", async () => {
      const { page, complaints } = await open(
        { viewport: { width: 320, height: 700 } },
        site().url,
      );
      for (const target of facts.widest) {
        await visit(page, target);
        const excess = await page.evaluate(() => {
          const folds = document.querySelectorAll<HTMLDetailsElement>("details:not([data-unfold])");
          for (const fold of folds) fold.open = true;
          return document.documentElement.scrollWidth - document.documentElement.clientWidth;
        });
        expect(excess, target).toBeLessThanOrEqual(0);
      }
      expect(complaints).toEqual([]);
      await page.context().close();
    });

    it("hydrates without a complaint", async () => {
      const { page, complaints } = await open({}, site().url);
      for (const target of pathsIn(site().dir).filter(facts.isVisited)) {
        await visit(page, target);
        expect(await page.getByRole("heading", { level: 1 }).count(), target).toBe(1);
      }
      expect(complaints).toEqual([]);
      await page.context().close();
    });
  },
);

describe("wide unions and many examples", { skip: !adyen.isHere }, () => {
  const site = useSiteAround(adyen.file);

  it("keep the variants within reach: counted, folded, linked, and linked back from their uses", async () => {
    const { page, complaints } = await open({}, site().url);
    await visit(page, "/api/schemas/payment-request");
    const method = row(page.getByRole("main"), "paymentMethod");
    const choices = method.getByRole("group", { name: "One of" }).first().getByRole("radio");
    expect(await choices.count()).toBe(12);
    await method.getByRole("checkbox", { name: "Show all 39" }).check();
    expect(await choices.count()).toBe(39);
    await method.getByRole("radio", { name: "iDEAL" }).check();
    await method.getByRole("checkbox", { name: "Show all 39" }).uncheck();
    expect(await choices.count()).toBe(13);
    await row(method, "issuer").waitFor();
    await method.getByRole("link", { name: "IdealDetails" }).click();
    await title(page, "IdealDetails");
    expect(await textOf(page.getByRole("region", { name: "Example" }))).toContain(
      '"issuer": "1121"',
    );
    await part(page, "Used by").getByRole("link", { name: "PaymentRequest", exact: true }).click();
    await title(page, "PaymentRequest");
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it("unfold what is near, and link to the rest, because the number of rows per page is limited", async () => {
    const { page, complaints } = await open({}, site().url);
    await visit(page, "/api/post-payments");
    const body = part(page, "Request body");
    const data = row(body, "additionalData").getByRole("group", { name: "Send one of" });
    expect(await data.getByRole("radio").count()).toBe(15);
    await data.getByRole("radio", { name: "AdditionalDataLevel23" }).check();
    expect(await row(data, "executeThreeD").isVisible()).toBe(false);
    await data.getByRole("radio", { name: "AdditionalData3DSecure" }).check();
    await row(data, "executeThreeD").waitFor();

    for (const [place, model, member] of [
      ["authenticationData", "AuthenticationData", "attemptAuthentication"],
      ["additionalData", "AdditionalDataAirline", "airline.agency_invoice_number"],
    ] as const) {
      const far = row(body, place);
      expect(await row(far, member).count()).toBe(0);
      const radio = far.getByRole("radio", { name: model });
      if ((await radio.count()) > 0) await radio.check();
      await far.getByRole("link", { name: model, exact: true }).click();
      await title(page, model);
      await row(page.getByRole("main"), member).waitFor();
      await page.goBack();
      await title(page, "Start a transaction");
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it("unfold in place what the page has no room for", async () => {
    const { page, complaints } = await open({}, site().url);
    await visit(page, "/api/post-payments");
    const body = part(page, "Request body");
    await body.getByText("BillingAddress in full").click();
    await row(row(body, "billingAddress"), "postalCode").waitFor();
    const data = row(body, "additionalData").getByRole("group", { name: "Send one of" }).first();
    const names = await data.getByRole("radio").count();
    expect(names).toBe(15);
    for (let index = 0; index < names; index++) {
      await data.getByRole("radio").nth(index).check();
      const fields = data.locator("li[id] > div:first-child > span:first-child");
      await expect.poll(() => fields.filter({ visible: true }).count()).toBeGreaterThan(0);
    }
    const method = row(body, "paymentMethod").getByRole("group", { name: "Send one of" }).first();
    await method.getByRole("checkbox", { name: "Show all 39" }).check();
    await method.getByRole("radio", { name: "Klarna" }).check();
    await row(method, "personalDetails").waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it.each([true, false])(
    "show the variant in the sample, and with scripts %s follow it",
    async (javaScriptEnabled) => {
      const { page, complaints } = await open({ javaScriptEnabled }, site().url);
      await page.goto("/api/post-payments");
      const method = row(part(page, "Request body"), "paymentMethod");
      const chosen = (name: string) =>
        method.getByRole("radio", { name, exact: true, checked: true });
      await chosen("Apple Pay").waitFor();
      expect(await method.getByRole("radio", { name: "iDEAL" }).count()).toBe(0);
      const examples = page.getByRole("combobox", { name: "Example" });
      if (javaScriptEnabled) {
        await hydrated(page);
        await examples.selectOption("Make a Klarna payment");
        await chosen("Klarna").waitFor();
        await row(method, "personalDetails").first().waitFor();
      }
      await method.getByRole("checkbox", { name: "Show all 39" }).check();
      await method.getByRole("radio", { name: "iDEAL" }).check();
      if (javaScriptEnabled) {
        await expect
          .poll(() => examples.locator("option:checked").textContent())
          .toBe("Make an iDEAL payment");
      }
      // Without scripts, browsers complain about each one that they block.
      if (javaScriptEnabled) expect(complaints).toEqual([]);
      await page.context().close();
    },
  );

  it("can be reduced to required fields, or to those that match a name", async () => {
    const { page, complaints } = await open({}, site().url);
    await visit(page, "/api/post-payments");
    const body = part(page, "Request body");
    const fields = body
      .locator("li[id] > div:first-child > span:first-child")
      .filter({ visible: true });
    await body.getByRole("checkbox", { name: "Required only" }).check();
    expect(await fields.allInnerTexts()).toEqual([
      "amount",
      "currency",
      "value",
      "merchantAccount",
      "paymentMethod",
      "reference",
      "returnUrl",
    ]);
    await body.getByRole("checkbox", { name: "Required only" }).uncheck();
    await body.getByRole("searchbox", { name: "Filter fields" }).fill("challengewindow");
    // The filter is loaded at its first use: until then, the first field is another one.
    await expect.poll(() => fields.first().innerText()).toBe("additionalData");
    expect(await fields.allInnerTexts()).toContain("challengeWindowSize");
    expect(await row(body, "additionalData").getByRole("radio").count()).toBe(1);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it("describe constraints in words, and why something is deprecated", async () => {
    const { page } = await open({}, site().url);
    await visit(page, "/api/schemas/ideal-details");
    const main = page.getByRole("main");
    expect(await chips(main, "storedPaymentMethodId")).toEqual(["at most 64 characters"]);
    const old = main
      .getByRole("listitem")
      .filter({ hasText: "Deprecated: Use storedPaymentMethodId instead." });
    const name = old.getByText("recurringDetailReference", { exact: true }).first();
    expect(await name.evaluate((node) => getComputedStyle(node).textDecorationLine)).toBe(
      "line-through",
    );
    await visit(page, "/api/post-origin-keys");
    await main.getByText("deprecated", { exact: true }).first().waitFor();
    await page.context().close();
  });

  it("offer each of 14 examples in every language", async () => {
    const { page, complaints } = await open({}, site().url);
    await visit(page, "/api/post-payments");
    const { code } = samplesOn(page);
    const example = page.getByRole("combobox", { name: "Example" });
    expect(await example.getByRole("option").count()).toBe(14);
    await example.selectOption("Make an iDEAL payment");
    for (const text of await code()) {
      expect(text).toMatch(/ideal/);
      expect(text).not.toContain("applepay");
    }
    const bodies = new Set<string>();
    for (const name of await example.getByRole("option").allTextContents()) {
      await example.selectOption(name);
      bodies.add(await textOf(shown(page).locator("pre")));
    }
    expect(bodies.size).toBe(14);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it("accept an address, credentials and parameters from the reader, including optional ones", async () => {
    const { page, complaints } = await open({}, site().url);
    await visit(page, "/api/delete-stored-payment-methods-stored-payment-method-id");
    const { field, code, openValues, clear } = samplesOn(page);
    const before = await code();
    await openValues();
    await field("Base URL").fill("https://own.example/v99");
    await field("username").fill("own-user");
    await field("password").fill("own-key");
    await field("storedPaymentMethodId").fill("own/id");
    await field("shopperReference").fill(`it's "me"`);
    for (const text of await code()) {
      expect(text).toContain("https://own.example/v99");
      expect(text).toContain("/storedPaymentMethods/own%2Fid");
      expect(text).toMatch(/own-user\W.*own-key/);
      expect(text).toMatch(
        /shopperReference=it%27s%20%22me%22|"shopperReference", "it's \\"me\\""/,
      );
      expect(text).not.toContain("adyen.com");
    }
    await clear.click();
    expect(await code()).toEqual(before);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe("several types of content", { skip: !train.isHere }, () => {
  const site = useSiteAround(train.file);

  it("are chosen above the samples, which change with them", async () => {
    const { page, complaints } = await open({}, site().url);
    await visit(page, "/api/create-booking");
    const { code } = samplesOn(page);
    const example = page.getByRole("combobox", { name: "Example" });
    for (const text of await code()) {
      expect(text).toContain("John Doe");
      expect(text).not.toContain("<passenger_name>");
    }
    await example.selectOption({ index: 1 });
    for (const text of await code()) {
      expect(text).toMatch(/application\/xml|ContentType\.Xml/);
      expect(text).toContain("<passenger_name>John Doe</passenger_name>");
    }
    const answers = page.getByRole("tabpanel", { name: "201" }).getByRole("figure");
    for (const type of ["application/json", "application/xml"])
      await answers.and(page.getByRole("figure", { name: `(${type})` })).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it("come with servers by name, and a token that all pages share", async () => {
    const { page, complaints } = await open({}, site().url);
    await visit(page, "/api/get-stations");
    const { values, field, code, openValues } = samplesOn(page);
    await openValues();
    const server = values.getByRole("combobox", { name: "Server" });
    expect(await server.getByRole("option").allTextContents()).toEqual([
      "Mock Server",
      "Production",
    ]);
    await server.selectOption("Production");
    await field("access_token").fill(`t"k'n`);
    await field("search").fill("Åre & Berlin");
    const texts = await code();
    for (const text of texts) expect(text).toContain("https://api.example.com");
    const [curl = "", ...others] = texts;
    expect(curl).toContain(`Bearer t"k'\\''n`);
    for (const text of others) expect(text).toContain(`Bearer t\\"k'n`);
    for (const text of texts) expect(text).toMatch(/%C3%85re%20%26%20Berlin|Åre & Berlin/);
    await page.getByRole("link", { name: "Overview", exact: true }).first().click();
    await page.getByRole("main").getByRole("link", { name: "Get a booking" }).click();
    await title(page, "Get a booking");
    for (const text of await code()) {
      expect(text).toContain("https://api.example.com");
      expect(text).toMatch(/Bearer t\\?"k'/);
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it("come with constraints in words and headers of responses", async () => {
    const { page, complaints } = await open({}, site().url);
    await visit(page, "/api/create-booking-payment");
    const body = part(page, "Request body");
    expect(await chips(body, "amount")).toEqual(["more than 0", "example 49.99"]);
    expect(await chips(body, "cvc")).toContain("3–4 characters");
    expect(await row(body, "cvc").innerText()).toMatch(/required\s+write-only/);
    expect(await row(body, "id").innerText()).toContain("read-only");
    await page.getByRole("heading", { level: 3, name: /^429/ }).click();
    const header = row(part(page, "Responses"), "Retry-After").filter({ visible: true });
    expect(await header.innerText()).toContain("before making a follow-up request");
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe("features that neither document has", () => {
  const site = useSiteAround("tests/fixtures/specs/composition.yaml");

  it("work too: values of a discriminator, and recursion as a marked link", async () => {
    const { page, complaints } = await open({}, site().url);
    await visit(page, "/api/create-payment");
    const source = row(part(page, "Request body"), "source");
    const bank = source.getByRole("group", { name: "Send one of, chosen by kind" });
    expect(await row(bank, "iban").isVisible()).toBe(false);
    await bank.getByRole("radio").last().check();
    await bank.getByText("kind: bank").waitFor();
    await row(bank, "iban").waitFor();
    await page.getByRole("heading", { level: 3, name: /^201/ }).waitFor();
    const parent = row(part(page, "Responses"), "parent");
    expect(await parent.innerText()).toMatch(/recursive/);
    await parent.getByRole("link", { name: "Tree, shown above" }).click();
    await expect.poll(() => placeOf(page)).toMatchObject({ isVisible: true, isUncovered: true });
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

const stripe = foreignDocument("stripe-3.0.json");

describe("a site around Stripe", { skip: !stripe.isHere }, () => {
  const site = useSiteAround(stripe.file);

  it("finds the right page first", async () => {
    expect(await wrongAnswers(site().dir, stripeQueries)).toEqual([]);
  });

  it("never finds a wrong page while only the small first stage of the index is loaded", async () => {
    expect(await wrongAnswers(site().dir, stripeQueries, "first")).toEqual([]);
    const [file = ""] = searchIndexesIn(site().dir);
    expect(gzipSync(readFileSync(file)).length).toBeLessThan(40_000);
  });
});
