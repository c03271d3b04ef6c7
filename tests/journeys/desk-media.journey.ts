/** Pictures and files at the desk: uploaded on a bad connection, described, chosen while writing, seen by visitors. */
import type { Locator, Page, Route } from "@playwright/test";
import { sessionsOf } from "../../server/staff/sessions.ts";
import { signInCodesOf } from "../../server/staff/sign-in-codes.ts";
import { itemAt, plainJpeg, uploadItem } from "../requests/upload-in-pieces.ts";
import { expectAccessibleInEveryForm } from "./accessible.ts";
import { testAtDesk } from "./desk-site.ts";
import { everywhere, expect } from "./journey.ts";
import { photo, photoFile } from "./photo.ts";
import { field, saved } from "./writing-page.ts";

const test = testAtDesk();

const large = { width: 3000, height: 2000 };
/** Small enough to be sent without resizing, large enough to need several pieces. */
const middle = { width: 1500, height: 1000 };
/** Pictures are encoded in the background, which can take long on a busy machine. */
const prepared = { timeout: 150_000 };
const uploads = "**/desk/media/uploads/*";
const hydrated = (page: Page) => expect(page.locator("[data-hydrated]").first()).toBeAttached();

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** The act, offset and size in bytes of a POST to an upload. */
function posted(route: Route) {
  const text = route.request().postDataBuffer()?.toString("latin1") ?? "";
  const value = (name: string) => new RegExp(`name="${name}"\\r\\n\\r\\n([^\\r]*)`).exec(text)?.[1] ?? "";
  return { act: value("act"), offset: Number(value("offset")), bytes: text.length };
}

/** Records every text that a part of the page shows from now on, however briefly. */
async function recordTexts(part: Locator): Promise<() => Promise<string>> {
  const texts = await part.evaluateHandle((element) => {
    const texts: string[] = [];
    const note = () => texts.push(element.textContent ?? "");
    new MutationObserver(note).observe(element, { subtree: true, childList: true, characterData: true });
    return texts;
  });
  return () => texts.evaluate((said) => said.join("\n"));
}

test(
  "shrinks a photo on the device, sends it in pieces, and resumes after every interruption",
  everywhere(),
  async ({ page, context, signIn, desk }) => {
    test.slow();
    await signIn(context, "writer");
    await open(page, "/desk/media");
    await expect(page.getByText("Nothing here yet.")).toBeVisible();
    await expectAccessibleInEveryForm(page, [360, 1280]);

    // Each happens once: a piece is lost; a piece arrives but its answer is lost; the question after that is lost too.
    const cuts = ["piece lost", "answer lost", "question lost"];
    const seen: ReturnType<typeof posted>[] = [];
    await page.route(uploads, async (route) => {
      const asked = posted(route);
      seen.push(asked);
      const pieces = seen.filter(({ act }) => act === "piece").length;
      if (asked.act === "piece" && pieces === 2 && cuts[0] === "piece lost") {
        cuts.shift();
        return route.abort();
      }
      if (asked.act === "piece" && pieces === 3 && cuts[0] === "answer lost") {
        cuts.shift();
        await route.fetch();
        return route.abort();
      }
      if (asked.act === "begin" && cuts[0] === "question lost" && cuts.length === 1) {
        cuts.shift();
        return route.abort();
      }
      return route.continue();
    });
    const original = await photo(large, "teal", 6);
    expect(original.length).toBeGreaterThan(2_000_000);
    const box = page.locator("[data-island=uploader]");
    const said = await recordTexts(box);
    await page.getByLabel("Upload").setInputFiles(await photoFile("clinic.jpg", original));
    await expect(box.getByRole("link", { name: "clinic.jpg" })).toBeVisible();
    expect(await said()).toMatch(/Uploading clinic\.jpg: \d+ %.*clinic\.jpg will continue automatically/s);
    expect(cuts).toEqual([]);

    // No piece is larger than 256 KB, and together they are a fraction of the original photo.
    const pieces = seen.filter(({ act }) => act === "piece");
    expect(Math.max(...pieces.map(({ bytes }) => bytes))).toBeLessThan(257 * 1024);
    expect(pieces.length).toBeGreaterThan(3);
    expect(pieces.at(-1)?.offset).toBeLessThan(original.length / 3);
    const stored = await desk.database.db
      .selectFrom("media")
      .select(["width", "height"])
      .where("name", "=", "clinic.jpg")
      .execute();
    // Upright, as the camera was held.
    expect(stored).toEqual([{ width: 1707, height: 2560 }]);

    // The alternative text is asked for in place and saved immediately.
    await box.getByLabel("Alternative text").fill("A clinic at noon");
    await box.getByLabel("Alternative text").press("Enter");
    await expect(box.getByText("Saved", { exact: true })).toBeVisible();
    await expect(box.locator("img")).toBeVisible(prepared);
    await expectAccessibleInEveryForm(page, [360, 1280]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.reload();
    await expect(page.getByRole("img", { name: "A clinic at noon" })).toBeVisible();
    await expect(page.getByText("No alternative text yet")).toHaveCount(0);
  },
);

test(
  "pauses an upload while offline, and resumes within five seconds of coming back online",
  everywhere(),
  async ({ page, context, signIn }) => {
    await signIn(context, "writer");
    await open(page, "/desk/media");
    const { promise: second, resolve: reached } = Promise.withResolvers<void>();
    let pieces = 0;
    await page.route(uploads, async (route) => {
      if (posted(route).act === "piece" && ++pieces === 2) {
        reached();
        await context.setOffline(true);
      }
      await route.continue().catch(() => {});
    });
    await page.getByLabel("Upload").setInputFiles(await photoFile("road.jpg", await photo(middle, "maroon")));
    await second;
    const box = page.locator("[data-island=uploader]");
    await expect(box).toContainText("road.jpg will continue automatically (offline)");
    const asked = page.waitForRequest(uploads);
    await context.setOffline(false);
    const since = Date.now();
    await asked;
    expect(Date.now() - since).toBeLessThan(5000);
    await expect(box.getByRole("link", { name: "road.jpg" })).toBeVisible();
  },
);

test(
  "resumes an upload on any page after leaving, and cancels one on request",
  everywhere(),
  async ({ page, context, signIn, desk }) => {
    await signIn(context, "writer");
    await open(page, "/desk/media");
    const ids = new Set<string>();
    const { promise: release, resolve: letGo } = Promise.withResolvers<void>();
    let pieces = 0;
    const hold = async (route: Route) => {
      ids.add(route.request().url());
      if (posted(route).act === "piece" && ++pieces === 2) await release;
      await route.continue().catch(() => {});
    };
    await page.route(uploads, hold);
    await page
      .getByLabel("Upload")
      .setInputFiles([
        await photoFile("bridge.jpg", await photo(middle, "navy")),
        await photoFile("wrong.jpg", await photo(middle, "gray")),
      ]);
    const box = page.locator("[data-island=uploader]");
    await expect(box).toContainText(/Uploading bridge\.jpg: [1-9]\d* %/);
    await expect(box).toContainText("wrong.jpg is waiting");
    await box
      .getByRole("listitem")
      .filter({ hasText: "wrong.jpg" })
      .getByRole("button", { name: "Cancel" })
      .click();
    await expect(box).not.toContainText("wrong.jpg");

    // Another page, without its own uploader.
    await page.goto("/desk");
    letGo();
    const shelf = page.getByRole("complementary", { name: "Uploads" });
    await expect(shelf.getByRole("link", { name: "bridge.jpg" })).toBeVisible();
    expect(ids.size).toBe(1);
    await shelf.getByLabel("Decorative").check();
    await expect(shelf.getByText("Saved", { exact: true })).toBeVisible();
    await expectAccessibleInEveryForm(page, [360, 1280]);
    await shelf.getByRole("button", { name: "Close" }).click();
    await expect(shelf).toHaveCount(0);
    const { decorative } = await desk.database.db
      .selectFrom("media")
      .select("decorative")
      .where("name", "=", "bridge.jpg")
      .executeTakeFirstOrThrow();
    expect(decorative).toBe(1);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("uploads"))).toBeNull();
  },
);

test(
  "uploads a picture without interrupting the writer, and shows it to visitors",
  everywhere(),
  async ({ page, context, signIn, desk }) => {
    test.slow();
    const { person } = await signIn(context, "publisher");
    await open(page, "/desk/news/new");
    const { promise: release, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(uploads, async (route) => {
      if (posted(route).act === "piece") await release;
      await route.continue();
    });
    await field(page, "Headline").fill("A library for Mekelle");
    await page
      .getByLabel("Upload a picture")
      .first()
      .setInputFiles(await photoFile("books.jpg", await photo(middle, "olive")));
    await expect(page.getByText("Uploading books.jpg: 0 %")).toBeVisible();
    await field(page, "Text").pressSequentially("It opens in May.");
    await saved(page);
    await expect(page).toHaveURL(/\/desk\/news\/a-library-for-mekelle$/);

    // Meanwhile the session ends; the writer signs in again without leaving the page.
    await sessionsOf(desk.database).endAll(person.id);
    letGo();
    await expect(
      page.getByText("You are signed out: sign in to continue uploading books.jpg").first(),
    ).toBeVisible();
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "You are signed out" });
    await dialog.getByLabel("Email").fill(person.email);
    await dialog.getByRole("button", { name: "I already have a code" }).click();
    await dialog.getByLabel("Code").fill(await signInCodesOf(desk.database).create(person));
    await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(field(page, "Picture")).toHaveValue(/^\/media\/[0-9a-f]{20}$/);
    await field(page, "Alternative text").fill("Shelves full of books");
    await field(page, "Alternative text").press("Enter");
    await expect(page.getByRole("img", { name: "Shelves full of books" })).toBeVisible(prepared);
    await expectAccessibleInEveryForm(page, [360, 1280]);
    await saved(page);

    // The same picture again, inserted into the text from the library.
    await page.getByRole("button", { name: "Insert picture" }).click();
    const insert = page.getByRole("dialog", { name: "Insert a picture" });
    await insert.getByRole("button", { name: "Choose a picture" }).click();
    await insert.getByLabel("Search").fill("books");
    await insert.getByRole("button", { name: "books.jpg" }).click();
    await expect(insert.getByLabel("Alternative text")).toHaveValue("Shelves full of books");
    await insert.getByRole("button", { name: "Insert" }).click();
    await expect(field(page, "Text")).toHaveValue(/!\[Shelves full of books\]\(\/media\/[0-9a-f]{20}\)/);
    await saved(page);
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page).toHaveURL(/done=published/);
    await page.goto("/news/a-library-for-mekelle");
    await expect(page.getByRole("img", { name: "Shelves full of books" }).first()).toHaveJSProperty(
      "complete",
      true,
    );
    await page.goto("/desk/media?q=books");
    await expect(page.getByRole("link", { name: "A library for Mekelle" })).toBeVisible();
  },
);

test(
  "uploads dropped and pasted files, and puts a picture into the field it was chosen for",
  everywhere(),
  async ({ page, context, signIn }) => {
    await signIn(context, "writer");
    await open(page, "/desk/media");
    const give = async (kind: "drop" | "paste", name: string, content: Buffer) =>
      page.evaluate(
        ([kind, name = "", base64 = ""]) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          const data = new DataTransfer();
          data.items.add(new File([bytes], name, { type: "image/jpeg" }));
          const manner = { bubbles: true, cancelable: true };
          document.body.dispatchEvent(
            kind === "drop"
              ? new DragEvent("drop", { dataTransfer: data, ...manner })
              : new ClipboardEvent("paste", { clipboardData: data, ...manner }),
          );
        },
        [kind, name, content.toString("base64")],
      );
    const box = page.locator("[data-island=uploader]");
    await give("drop", "dropped.jpg", await plainJpeg("#aa1122"));
    await expect(box.getByRole("link", { name: "dropped.jpg" })).toBeVisible();
    await give("paste", "pasted.jpg", await plainJpeg("#2211aa"));
    await expect(box.getByRole("link", { name: "pasted.jpg" })).toBeVisible();

    // Chosen for a field and interrupted by a reload, the picture still ends up in that field.
    await open(page, "/desk/partners/new");
    await field(page, "Name").fill("A school in Bahir Dar");
    await saved(page);
    await expect(page).toHaveURL(/a-school-in-bahir-dar$/);
    const begun = page.waitForRequest(uploads);
    await page.route(uploads, (route) => route.abort());
    await page
      .getByLabel("Upload a picture")
      .first()
      .setInputFiles(await photoFile("school.jpg", await photo(middle, "teal")));
    await begun;
    await page.unroute(uploads);
    await page.reload();
    await expect(field(page, "Picture")).toHaveValue(/^\/media\//);
    await saved(page);
  },
);

test("chooses a picture and sets its focal point by keyboard alone", async ({ page, context, signIn }) => {
  const writer = await signIn(context, "writer");
  const { id, address } = await uploadItem(writer, "harbour.jpg", await plainJpeg("#123456", 1600, 1200));
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/desk/news/new");
  const [choose, other] = await page.getByRole("button", { name: "Choose a picture" }).all();
  if (!choose || !other) throw new Error("There are two: for the page, and for sharing.");
  await expect(choose).toHaveAccessibleDescription("Picture");
  await expect(other).toHaveAccessibleDescription("Picture for sharing");
  await choose.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Choose a picture" });
  await expect(dialog.getByRole("button", { name: "harbour.jpg" })).toBeVisible();
  await expectAccessibleInEveryForm(page, [360, 1280]);
  await dialog.getByLabel("Search").focus();
  await page.keyboard.type("harbour");
  await expect(dialog.getByText("1 found")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("button", { name: "harbour.jpg" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(field(page, "Picture")).toHaveValue(address);
  await expect(choose).toBeFocused();

  await expect.poll(async () => (await itemAt(writer, address)).state, prepared).toBe("ready");
  await open(page, `/desk/media/${id}`);
  await expectAccessibleInEveryForm(page, [360, 1280]);
  await field(page, "From the left").focus();
  for (let presses = 0; presses < 10; presses++) await page.keyboard.press("ArrowRight");
  await expect(field(page, "From the left")).toHaveValue("60");
  const picture = page.locator("[data-island=focal-point] img").first();
  await picture.click({ position: { x: 10, y: 10 } });
  await expect(field(page, "From the left")).not.toHaveValue("60");
  const square = page.getByRole("figure").filter({ hasText: "Square" }).locator("img");
  await expect(square).toHaveCSS("object-position", /^[0-9]% [0-9]%$/);
  await field(page, "Alternative text").fill("Boats");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Saved. Visitors see the change now.")).toBeVisible();
  await expect(field(page, "Alternative text")).toHaveValue("Boats");
});

test("uploads through a form without JavaScript, and explains a refusal", async ({
  browser,
  signIn,
  desk,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: desk.url });
  await signIn(context, "writer");
  const page = await context.newPage();
  await page.goto("/desk/media");
  const input = page.locator("input[type=file]");
  await input.setInputFiles({ name: "well.jpg", mimeType: "image/jpeg", buffer: await plainJpeg("#654321") });
  await page.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByRole("heading", { name: "well.jpg" })).toBeVisible();
  await page.goto("/desk/media");
  await input.setInputFiles({
    name: "a.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.from("<svg ><script/></svg>"),
  });
  await page.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByRole("alert")).toContainText("SVG");
  await page.goto("/desk/news/new");
  await expect(page.getByRole("button", { name: "Choose a picture" })).toBeHidden();
  await expect(page.getByRole("link", { name: "Pictures and files" }).last()).toBeVisible();
  await context.close();
});
