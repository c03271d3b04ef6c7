/** The visual editor: formatting without marks, over a field that always carries the Markdown. */
import type { Page } from "@playwright/test";
import { expectAccessibleInEveryForm } from "./accessible.ts";
import { testAtDesk } from "./desk-site.ts";
import { expect } from "./journey.ts";
import { saved } from "./writing-page.ts";

const test = testAtDesk({ writesMarkdown: false });

const editor = (page: Page) => page.getByRole("textbox", { name: "Text", exact: true });
/** The field in the form, hidden by the editor. */
const markdown = (page: Page) => page.locator("textarea[aria-hidden=true]");
const markdownButton = (page: Page) => page.getByRole("button", { name: "Write as Markdown" });

async function open(page: Page, path = "/desk/news/new"): Promise<void> {
  await page.goto(path);
  await expect(page.locator(".cm-content")).toBeVisible();
}

/** Starts with this text, as it would be typed in the plain field. */
async function openWith(page: Page, text: string): Promise<void> {
  await open(page);
  await markdownButton(page).click();
  await page.getByLabel("Text", { exact: true }).fill(text);
  await markdownButton(page).click();
  await expect(editor(page)).toBeVisible();
}

async function paste(page: Page, html: string, plain: string): Promise<void> {
  await editor(page).evaluate(
    (element, [html = "", plain = ""]) => {
      const data = new DataTransfer();
      data.setData("text/html", html);
      data.setData("text/plain", plain);
      element.focus();
      const event = { clipboardData: data, bubbles: true, cancelable: true };
      element.dispatchEvent(new ClipboardEvent("paste", event));
    },
    [html, plain],
  );
}

const everything = `## A heading

**Bold**, *italic*, a [link](/news), [trois mots]{lang=fr} and a note[^1].

- One
  - Nested

1. First

> A quote.

| Day | Place |
|---|--:|
| Monday | **Addis** |

![A lamp](/icons/icon-192.png "Its caption")

::: details Who pays?
Nobody.
:::

[^1]: The note.
`;

test("takes the place of the field at once, so that there are never two of one name", async ({
  page,
  context,
  signIn,
}) => {
  await signIn(context, "writer");
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(".cm-content")) return;
      observer.disconnect();
      const wasHidden = document.querySelector("textarea[aria-hidden=true]") !== null;
      Object.assign(window, { wasHidden });
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await open(page);
  expect(await page.evaluate(() => (window as { wasHidden?: boolean }).wasHidden)).toBe(true);
});

test("hides the marks, shows tables and pictures as themselves, and leaves the text as it was", async ({
  page,
  context,
  signIn,
}) => {
  await signIn(context, "writer");
  await page.route("/icons/icon-192.png", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await openWith(page, everything);
  const text = editor(page);
  await expect(text.getByRole("heading", { name: "A heading", level: 2 })).toBeVisible();
  await expect(text.locator(".cm-strong").first()).toHaveText("Bold");
  await expect(text.locator(".cm-emphasis")).toHaveText("italic");
  await expect(text.locator(".cm-link")).toHaveText("link");
  await expect(text.locator("[lang=fr]")).toHaveText("trois mots");
  await expect(text.getByRole("columnheader", { name: "Place" })).toBeVisible();
  await expect(text.getByRole("cell", { name: "Addis" }).locator("strong")).toHaveText("Addis");
  await expect(text.getByRole("img", { name: "A lamp" })).toHaveCount(1);
  await expect(text.getByText("Its caption")).toBeVisible();
  expect(await text.innerText()).not.toMatch(/[*#>[\]{}|:]|- |\(\//);
  await expect(markdown(page)).toHaveValue(everything);
  await saved(page);
  await expectAccessibleInEveryForm(page, [360, 1280]);
});

test("Enter continues a list and, pressed twice, ends it; shortcuts format; all of it can be undone", async ({
  page,
  context,
  signIn,
}) => {
  await signIn(context, "writer");
  await open(page);
  const text = editor(page);
  await text.click();
  await page.keyboard.type("- One");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Two");
  await expect(markdown(page)).toHaveValue("- One\n- Two");
  await expect(text.locator(".cm-bullet")).toHaveCount(2);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.type("After it");
  await expect(markdown(page)).toHaveValue("- One\n- Two\n\nAfter it");
  await page.keyboard.press("Enter");
  await page.keyboard.type("1. First");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Second");
  await expect(markdown(page)).toHaveValue("- One\n- Two\n\nAfter it\n\n1. First\n2. Second");

  await text.fill("One two");
  await page.keyboard.press("Shift+Control+ArrowLeft");
  await page.keyboard.press("Control+b");
  await expect(markdown(page)).toHaveValue("One **two**");
  await expect(text).toHaveText("One two");
  await page.keyboard.press("Control+z");
  await expect(markdown(page)).toHaveValue("One two");
  await page.keyboard.press("Control+b");
  // Bold goes on over a space, which Markdown does not allow at its end.
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type(" three");
  await expect(markdown(page)).toHaveValue("One **two three**");
  for (let press = 0; press < 9; press++) await page.keyboard.press("Backspace");
  await expect(markdown(page)).toHaveValue("One ");
  await page.keyboard.press("Control+Alt+2");
  await expect(markdown(page)).toHaveValue("## One ");
  await page.keyboard.press("Home");
  await page.keyboard.press("Backspace");
  await expect(markdown(page)).toHaveValue("One ");
});

test("edits a table in its cells, and only the lines of the change", async ({ page, context, signIn }) => {
  await signIn(context, "writer");
  await openWith(page, "Before\n\n|Day|Place|\n|:-|-|\n| Monday |  Addis  |\n\nAfter");
  const text = editor(page);
  await text.getByRole("cell", { name: "Addis" }).click();
  await page.keyboard.press("End");
  await page.keyboard.type(" | Ababa");
  await expect(markdown(page)).toHaveValue(
    "Before\n\n|Day|Place|\n|:-|-|\n| Monday |  Addis \\| Ababa  |\n\nAfter",
  );
  await page.keyboard.press("Enter");
  await page.keyboard.type("Dakar");
  await expect(markdown(page)).toHaveValue(/Ababa {2}\|\n\| {2}\| Dakar {1,2}\|\n\nAfter$/);
  await page.keyboard.press("Control+z");
  await expect(markdown(page)).not.toHaveValue(/Dakar/);
  await page.getByRole("button", { name: "Add column" }).click();
  await expect(text.getByRole("columnheader")).toHaveCount(3);
  await page.getByRole("button", { name: "Remove column" }).click();
  await expect(text.getByRole("columnheader")).toHaveCount(2);

  await text.getByText("After").click();
  await page.getByRole("button", { name: "Insert block" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Table" }).click();
  await page.keyboard.type("Hour");
  await expect(markdown(page)).toHaveValue(/\| Hour \| Heading \|\n\|---\|---\|/);
});

test("the toolbar works in the cells of a table, and puts blocks behind the table", async ({
  page,
  context,
  signIn,
}) => {
  await signIn(context, "writer");
  await openWith(page, "| Day | Place |\n|---|---|\n| Monday | **Addis** |\n\nAfter");
  const tool = (name: string) => page.getByRole("button", { name, exact: true });
  const table = (...rows: string[]) => `| Day | Place |\n|---|---|\n${rows.join("\n")}`;
  await editor(page).getByText("After").click();
  // The words of this cell are formatted until it has the focus.
  await editor(page).getByRole("cell", { name: "Addis" }).click();
  await page.keyboard.press("End");
  await page.keyboard.type(" or Dakar");
  await page.keyboard.press("Shift+Control+ArrowLeft");
  await page.keyboard.press("Control+i");
  await expect(markdown(page)).toHaveValue(`${table("| Monday | **Addis** or *Dakar* |")}\n\nAfter`);
  await page.keyboard.type("Accra");
  await expect(markdown(page)).toHaveValue(`${table("| Monday | **Addis** or *Accra* |")}\n\nAfter`);
  // A cell has no lines.
  await tool("Heading").click();
  await expect(markdown(page)).toHaveValue(`${table("| Monday | **Addis** or *Accra* |")}\n\nAfter`);

  await editor(page).getByRole("cell", { name: "Monday" }).dblclick();
  await tool("Insert link").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Web address").fill("/events");
  await dialog.getByLabel("Link text").fill("Monday | Tuesday");
  await dialog.getByRole("button", { name: "Insert" }).click();
  const row = "| [Monday \\| Tuesday](/events) | **Addis** or *Accra* |";
  await expect(markdown(page)).toHaveValue(`${table(row)}\n\nAfter`);
  await expect(page.locator("td:focus")).toHaveCount(1);
  await tool("Insert block").click();
  await dialog.getByRole("button", { name: "Expandable text" }).click();
  await page.keyboard.type("Why?");
  await expect(markdown(page)).toHaveValue(`${table(row)}\n\n::: details Why?\nText\n:::\n\nAfter`);
});

test("a gallery takes one picture after the other, and a video its address", async ({
  page,
  context,
  signIn,
}) => {
  await signIn(context, "writer");
  await open(page);
  await editor(page).click();
  await page.keyboard.press("Control+Alt+g");
  const gallery = page.getByRole("dialog", { name: "Gallery" });
  await gallery.getByLabel("Web address").fill("/media/a");
  await gallery.getByLabel("Alternative text").fill("A lamp");
  await gallery.getByRole("button", { name: "Add another picture" }).click();
  await expect(gallery.getByText("1 picture chosen")).toBeVisible();
  await expect(gallery.getByLabel("Web address")).toBeFocused();
  await page.keyboard.type("/media/b");
  await page.keyboard.press("Enter");
  await expect(markdown(page)).toHaveValue("![A lamp](/media/a)\n![](/media/b)");
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Control+Alt+w");
  const video = page.getByRole("dialog", { name: "Video on another site" });
  await video.getByLabel("Web address").fill("youtu.be/abc");
  await video.getByLabel("Link text").fill("The talk");
  await page.keyboard.press("Enter");
  await expect(markdown(page)).toHaveValue(
    "![A lamp](/media/a)\n![](/media/b)\n\n[The talk](https://youtu.be/abc)",
  );
});

test("inserts blocks by shortcut, and asks for the addresses that the text hides", async ({
  page,
  context,
  signIn,
}) => {
  await signIn(context, "writer");
  await open(page);
  await editor(page).click();
  const dialog = (name: string) => page.getByRole("dialog", { name });
  await page.keyboard.press("Control+Alt+b");
  await dialog("Insert a block").getByRole("button", { name: "Prominent link" }).click();
  const action = dialog("Prominent link");
  await action.getByLabel("Web address").fill("example.org/join");
  await action.getByLabel("Link text").fill("Join us");
  await action.getByRole("button", { name: "Insert" }).click();
  await expect(markdown(page)).toHaveValue("**[Join us](https://example.org/join)**");
  await expect(editor(page).locator(".cm-action")).toHaveText("Join us");
  await editor(page).press("Control+End");
  await page.keyboard.press("Control+Alt+c");
  const picture = dialog("Insert a picture");
  await picture.getByLabel("Web address").fill("/media/…");
  await picture.getByLabel("Alternative text").fill("A lamp");
  await picture.getByLabel("Caption").fill('Its "caption"');
  await picture.getByRole("button", { name: "Insert" }).click();
  const first = '**[Join us](https://example.org/join)**\n\n![A lamp](/media/… "Its \\"caption\\"")';
  await expect(markdown(page)).toHaveValue(first);
  // Its source is shown around the cursor.
  await expect(editor(page).getByText('Its "caption"', { exact: true })).toBeVisible();
  await expect(editor(page).getByText("![A lamp]")).toBeVisible();
  await editor(page).press("Control+End");
  await page.keyboard.press("Control+Alt+a");
  const file = dialog("File");
  await expect(file.getByRole("button", { name: "Choose a file" })).toBeVisible();
  await file.getByLabel("Web address").fill("/media/…/report.pdf");
  await file.getByLabel("Link text").fill("Report");
  await file.getByRole("button", { name: "Insert" }).click();
  await expect(markdown(page)).toHaveValue(`${first}\n\n[Report](/media/…/report.pdf)`);
  await page.keyboard.press("Control+Alt+f");
  await page.keyboard.type("A note.");
  await expect(markdown(page)).toHaveValue(`${first}\n\n[Report](/media/…/report.pdf)[^1]\n\n[^1]: A note.`);
});

test("the arrow keys pass hidden marks in Arabic, in the order on the screen", async ({
  page,
  context,
  signIn,
}) => {
  await signIn(context, "writer");
  for (const text of [
    "انظر [our page](https://example.org/a) هنا **الآن**!",
    "كلمة [trois mots]{lang=fr} ثم `npm start` و <https://example.org/b> نهاية",
  ]) {
    await openWith(page, text);
    await editor(page).click();
    await page.keyboard.press("Control+Home");
    const caret = () =>
      page.evaluate(() => {
        const { anchorNode, anchorOffset } = getSelection() ?? {};
        const range = document.createRange();
        if (anchorNode) range.setStart(anchorNode, anchorOffset ?? 0);
        return range.getClientRects()[0]?.left;
      });
    const places = [await caret()];
    // More presses than characters are visible; at the end, the cursor stays.
    for (let press = 0; press < 70; press++) {
      await page.keyboard.press("ArrowLeft");
      places.push(await caret());
    }
    // Between two elements, the browser reports no place.
    const known = places.filter((place) => place !== undefined);
    expect(known.every((place, index) => index === 0 || place <= (known[index - 1] ?? 0) + 1)).toBe(true);
    await page.keyboard.type("X");
    await expect(markdown(page)).toHaveValue(`${text}X`);
  }
});

test("links by searching the site, turns a bare address into a link and adds https://", async ({
  page,
  context,
  signIn,
}) => {
  await signIn(context, "writer");
  await open(page);
  await editor(page).click();
  await page.keyboard.type("See ");
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Insert a link" });
  await dialog.getByLabel("Search this site").fill("contact");
  await dialog
    .getByRole("button", { name: /^Contact/ })
    .first()
    .click();
  await expect(dialog.getByLabel("Web address")).toHaveValue("/contact");
  await dialog.getByRole("button", { name: "Insert" }).click();
  await expect(markdown(page)).toHaveValue(/^See \[Contact[^\]]*\]\(\/contact\)$/);
  // The same dialog changes the link.
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Control+k");
  await expect(dialog.getByLabel("Web address")).toHaveValue("/contact");
  await dialog.getByLabel("Web address").fill("example.org/a");
  await dialog.getByLabel("Link text").fill("there");
  await dialog.getByRole("button", { name: "Insert" }).click();
  await expect(markdown(page)).toHaveValue("See [there](https://example.org/a)");
  await page.keyboard.type(" and https://example.org/b or www.example.org too");
  await expect(markdown(page)).toHaveValue(
    "See [there](https://example.org/a) and <https://example.org/b> or [www.example.org](https://www.example.org) too",
  );
});

test("keeps the formatting of Google Docs and Word, and says what was left out", async ({
  page,
  context,
  signIn,
}) => {
  await signIn(context, "writer");
  await open(page);
  await paste(
    page,
    `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400;">A </span><span style="font-weight:700;font-style:normal;">bold</span><span> and </span><span style="font-style:italic;font-weight:400">italic</span><span> word</span></p><p><img src="https://example.org/a.png"></p></b>`,
    "A bold and italic word",
  );
  await expect(markdown(page)).toHaveValue("A **bold** and *italic* word");
  await expect(page.getByText("Left out when pasting: 1 picture.")).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(markdown(page)).toHaveValue("");
  await paste(
    page,
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
    <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.<span>   </span></span>One</p>
    <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.<span>   </span></span>Two</p>
    <p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>·<span>   </span></span>Nested</p>
    <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>3.<span>   </span></span>Three</p>
    <table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr><td><p class=MsoNormal><b>Day</b><o:p></o:p></p></td><td><p>Place</p></td></tr>
    <tr><td><p>Monday</p></td><td><p>A | B</p></td></tr></table></body></html>`,
    "plain",
  );
  await expect(markdown(page)).toHaveValue(
    "1. One\n2. Two\n    - Nested\n3. Three\n\n| **Day** | Place |\n|---|---|\n| Monday | A \\| B |",
  );
});

test("Write as Markdown shows the plain field, is remembered, and goes back", async ({
  page,
  context,
  signIn,
}) => {
  await signIn(context, "writer");
  await openWith(page, "A **bold** word.");
  await markdownButton(page).click();
  await expect(page.locator(".cm-editor")).toHaveCount(0);
  const field = page.getByLabel("Text", { exact: true });
  await expect(field).toHaveValue("A **bold** word.");
  await field.fill("Only *words*.");
  await saved(page);
  await page.reload();
  await expect(page.locator("[data-hydrated]")).toHaveCount(1);
  await expect(markdownButton(page)).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByLabel("Text", { exact: true })).toBeVisible();
  await markdownButton(page).click();
  await expect(editor(page).locator(".cm-emphasis")).toHaveText("words");
});

test("keeps what was typed before the editor loaded, and the cursor", async ({ page, context, signIn }) => {
  await signIn(context, "writer");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/visual-editor-[^/]+\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/desk/news/new");
  await expect(page.locator("[data-hydrated]")).toHaveCount(1);
  await page.getByLabel("Text", { exact: true }).pressSequentially("Typed **early**");
  release();
  await expect(page.locator(".cm-content")).toBeFocused();
  await page.keyboard.type(" and on.");
  await expect(markdown(page)).toHaveValue("Typed **early** and on.");
  await saved(page);
});

test("a merge keeps the cursor beside the same words, and is not undone with the writer's own", async ({
  page,
  context,
  browser,
  signIn,
}) => {
  await signIn(context, "writer");
  await open(page);
  await page.getByLabel("Headline", { exact: true }).fill("A merged text");
  await editor(page).fill("The clinic opens in May. It is **free**. All may come.");
  await expect(page).toHaveURL(/\/desk\/news\/a-merged-text/);
  await saved(page);
  const otherContext = await browser.newContext();
  await signIn(otherContext, "writer");
  const other = await otherContext.newPage();
  await open(other, page.url());
  await editor(other).fill("The clinic opens on 3 May. It is **free**. All may come.");
  await saved(other);
  await editor(page).press("Control+End");
  await page.keyboard.type(" Bring a friend.");
  await expect(markdown(page)).toHaveValue(
    "The clinic opens on 3 May. It is **free**. All may come. Bring a friend.",
  );
  await page.keyboard.type(" Or two.");
  await expect(markdown(page)).toHaveValue(/Bring a friend\. Or two\.$/);
  await page.keyboard.press("Control+z");
  await expect(markdown(page)).toHaveValue(/^The clinic opens on 3 May\. .*come\.(?: Bring a friend\.)?$/);
  await saved(page);
  await otherContext.close();
});
