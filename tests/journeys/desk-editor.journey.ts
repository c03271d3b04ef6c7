/** The desk's editor: its buttons, pasting, its checks, and recovery after the browser is killed. */
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { chromium, type Page } from "@playwright/test";
import { browserArguments, findBrowser } from "../browser.ts";
import { expectAccessibleInEveryForm } from "./accessible.ts";
import { giveSession, testAtDesk } from "./desk-site.ts";
import { everywhere, expect } from "./journey.ts";
import { field, hydrated, saved, saveState } from "./writing-page.ts";

const test = testAtDesk();

async function open(page: Page, path = "/desk/news/new"): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Starts a separate browser in its own process group, because a wrapper script may start it: `kill` ends them all. */
async function startBrowser(folder: string) {
  const child = spawn(
    findBrowser() ?? chromium.executablePath(),
    [
      ...browserArguments,
      "--headless",
      "--remote-debugging-port=0",
      `--user-data-dir=${folder}`,
      "about:blank",
    ],
    { stdio: ["ignore", "ignore", "pipe"], detached: true },
  );
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const address = await new Promise<string>((resolve) => {
    let printed = "";
    child.stderr.on("data", (chunk) => {
      printed += chunk;
      const found = /listening on (ws:\S+)/.exec(printed)?.[1];
      if (found) resolve(found);
    });
  });
  const browser = await chromium.connectOverCDP(address);
  const context = browser.contexts()[0];
  if (!context) throw new Error("The browser has no window.");
  return {
    context,
    async kill() {
      if (child.pid && child.exitCode === null && child.signalCode === null)
        process.kill(-child.pid, "SIGKILL");
      await ended;
    },
  };
}

test("restores and saves text typed a second before the browser was killed", async ({ desk }) => {
  const folder = await mkdtemp(join(tmpdir(), "browser-"));
  const token = (await desk.signIn("writer")).token() ?? "";
  const address = `${desk.url}/desk/news/new`;
  const first = await startBrowser(folder);
  try {
    await giveSession(first.context, desk.url, token);
    const page = await first.context.newPage();
    await open(page, address);
    await first.context.setOffline(true);
    await field(page, "Headline").fill("A killed browser");
    await field(page, "Text").pressSequentially("Typed just before the end.");
    // We promise one second, so wait exactly that instead of waiting for the text to be stored.
    await setTimeout(1000);
  } finally {
    await first.kill();
  }
  const second = await startBrowser(folder);
  try {
    await giveSession(second.context, desk.url, token);
    const again = await second.context.newPage();
    await again.goto(address);
    await expect(field(again, "Text")).toHaveValue("Typed just before the end.");
    await expect(field(again, "Headline")).toHaveValue("A killed browser");
    await expect(again).toHaveURL(/\/desk\/news\/a-killed-browser$/);
    await saved(again);
  } finally {
    await second.kill();
    await rm(folder, { recursive: true, force: true });
  }
});

test("formats text by button and by keyboard shortcut, and undoes it", async ({ page, context, signIn }) => {
  await signIn(context, "writer");
  await open(page);
  const text = field(page, "Text");
  await text.fill("One two");
  await text.press("Shift+Control+ArrowLeft");
  await text.press("Control+b");
  await expect(text).toHaveValue("One **two**");
  await text.press("Control+i");
  await expect(text).toHaveValue("One ***two***");
  await text.press("Control+z");
  await expect(text).toHaveValue("One **two**");

  // The toolbar is one tab stop; arrow keys move within it.
  await text.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Bold" })).toBeFocused();
  await page.keyboard.press("End");
  await expect(page.getByRole("button", { name: "Insert block" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: "Bold" })).toBeFocused();
  await page.getByRole("button", { name: "Heading", exact: true }).click();
  await expect(text).toHaveValue("## One **two**");
  await expect(text).toBeFocused();
  await text.press("End");
  await text.press("Enter");
  await text.press("Enter");
  await text.press("Control+k");
  const link = page.getByRole("dialog", { name: "Insert a link" });
  await link.getByLabel("Web address").fill("/news");
  await link.getByLabel("Link text").fill("Our news");
  await page.keyboard.press("Enter");
  await expect(link).toHaveCount(0);
  await page.getByRole("button", { name: "Insert picture" }).click();
  const picture = page.getByRole("dialog", { name: "Insert a picture" });
  await picture.getByLabel("Web address").fill("/pictures/a.jpg");
  await picture.getByRole("button", { name: "Insert" }).click();
  const before = "## One **two**\n\n[Our news](/news)![](/pictures/a.jpg)";
  await expect(text).toHaveValue(before);
  await page.getByRole("button", { name: "Insert block" }).click();
  const block = page.getByRole("dialog", { name: "Insert a block" });
  await block.getByRole("button", { name: "Expandable text" }).click();
  await expect(text).toBeFocused();
  // The placeholder title is selected.
  await page.keyboard.type("Who pays?");
  await expect(text).toHaveValue(`${before}\n\n::: details Who pays?\nText\n:::`);
});

test("turns text pasted from Word or a web page into clean Markdown", async ({ page, context, signIn }) => {
  await signIn(context, "writer");
  await open(page);
  const text = field(page, "Text");
  const paste = (html: string, plain: string) =>
    text.evaluate(
      (area, [html = "", plain = ""]) => {
        const data = new DataTransfer();
        data.setData("text/html", html);
        data.setData("text/plain", plain);
        area.focus();
        area.dispatchEvent(
          new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
        );
      },
      [html, plain],
    );
  const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
    <h1>A plan</h1><p class=MsoNormal>For <b>all</b> of <i>us</i>, see <a href="https://example.org/a">this</a>.<o:p></o:p></p>
    <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>   </span></span>One</p>
    <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>   </span></span>Two</p>
    <script>document.title = "run"</script></body></html>`;
  await paste(fromWord, "plain");
  await expect(text).toHaveValue(
    "## A plan\n\nFor **all** of *us*, see [this](https://example.org/a).\n\n- One\n- Two",
  );
  await text.press("Control+z");
  await expect(text).toHaveValue("");
  await paste("<p>Only words</p>", "Only words");
  await expect(text).toHaveValue("Only words");
  expect(await page.title()).not.toBe("run");
});

test("shows the checks, the page weight and a live preview below the text", async ({
  page,
  context,
  signIn,
}) => {
  await signIn(context, "writer");
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page);
  await field(page, "Text").fill(
    "### Too deep\n\nSee **this** and [that](/news/not-there).\n\n![](/pictures/none.jpg)",
  );
  const pane = page.getByRole("group").filter({ hasText: "Live preview and checks" });
  await expect(pane.getByRole("link", { name: /“Too deep” skips a level/ })).toBeVisible();
  const dead = pane.getByRole("link", { name: /\/news\/not-there leads to a page that does not answer/ });
  // A page that takes too long is not reported, and is asked for again when the writer goes on.
  await expect(async () => {
    await field(page, "Text").press("Control+End");
    await page.keyboard.type(" ");
    await expect(dead).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await expect(pane.getByRole("link", { name: /none\.jpg has no alternative text/ })).toBeVisible();
  await expect(pane).toContainText(/for visitors: about \d+ KB/);
  await expect(pane.locator("strong")).toHaveText("this");
  await saved(page);
});

test("writes and publishes a news item by keyboard alone, at 360 px", async ({ page, context, signIn }) => {
  await signIn(context, "publisher");
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  await field(page, "Headline").focus();
  await page.keyboard.type("By keyboard alone");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Bold" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("Every word of it.");
  await saved(page);
  const publish = page.getByRole("button", { name: "Publish" });
  for (
    let presses = 0;
    presses < 14 && !(await publish.evaluate((it) => it === document.activeElement));
    presses++
  )
    await page.keyboard.press("Tab");
  await expect(publish).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Published.", { exact: false }).first()).toBeVisible();
  await page.goto("/news/by-keyboard-alone");
  await expect(page.getByText("Every word of it.")).toBeVisible();
});

test(
  "passes axe when new, filled in, refused, asking for confirmation and in conflict",
  everywhere(),
  async ({ page, context, signIn, browser }) => {
    await signIn(context, "publisher");
    const widths = [360, 1280];
    const fits = async () =>
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    for (const kind of ["events", "faq"]) {
      await open(page, `/desk/${kind}/new`);
      await expectAccessibleInEveryForm(page, widths);
    }
    await open(page);
    await field(page, "Headline").fill("Accessible");
    await saved(page);
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(page.getByRole("alert")).toContainText("“Text” is missing");
    await hydrated(page);
    await expectAccessibleInEveryForm(page, widths);
    await field(page, "Text").fill("## A part\n\nOne. Two.");
    await saved(page);
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(page).toHaveURL(/done=published/);
    await hydrated(page);
    await page.getByRole("button", { name: "Withdraw" }).click();
    await expect(page).toHaveURL(/ask=withdraw/);
    await expectAccessibleInEveryForm(page, widths);
    await page.getByRole("link", { name: "No, leave it as it is" }).click();
    await hydrated(page);

    const other = await browser.newContext();
    await signIn(other, "writer");
    const theirs = await other.newPage();
    await theirs.goto(page.url().replace(/\?.*/, ""));
    await hydrated(theirs);
    await field(theirs, "Text").fill("## A part\n\nOne. Two, theirs.");
    await saved(theirs);
    await field(page, "Text").fill("## A part\n\nOne. Two, mine.");
    await expect(saveState(page)).toHaveText(/^writer \d+ changed this too$/);
    await expectAccessibleInEveryForm(page, widths);
    await page.setViewportSize({ width: 360, height: 740 });
    await fits();
    await other.close();
  },
);
