/** Choosing authors at the desk with JavaScript: no choice is lost, neither an early one nor one of two at a time. */
import type { Page } from "@playwright/test";
import { recordsAt } from "../requests/create-records.ts";
import { expectAccessibleInEveryForm } from "./accessible.ts";
import { testAtDesk } from "./desk-site.ts";
import { everywhere, expect } from "./journey.ts";
import { hydrated, saved } from "./writing-page.ts";

const test = testAtDesk();

const box = (page: Page, name: string) => page.getByRole("checkbox", { name });

test(
  "saves an author ticked before the script loads, and merges another writer's choice",
  everywhere(),
  async ({ page, context, signIn, desk }) => {
    await signIn(context, "publisher");
    const records = recordsAt(desk);
    for (const name of ["Selam", "Mulu"]) await records.published("people", { name });
    const { id, slug } = await records.draft("news", { headline: "A report" });
    const authors = async () => (await records.editions.read(id))?.fields.authors;

    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/assets/**", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/desk/news/${slug}`, { waitUntil: "commit" });
    await box(page, "Selam").check();
    release();
    await hydrated(page);
    await expect(box(page, "Selam")).toBeChecked();
    await expect.poll(authors).toBe("selam");
    await saved(page);
    await expectAccessibleInEveryForm(page);

    // Another writer chooses an author who was added since, and so has no checkbox here.
    await records.published("people", { name: "Tariq" });
    const now = await records.editions.read(id);
    if (now) await records.changed(now, { authors: "selam, tariq" });
    await page.getByLabel("Link", { exact: true }).fill("/about");
    await expect.poll(async () => (await records.editions.read(id))?.fields.link).toBe("/about");
    await expect.poll(authors).toBe("selam, tariq");
    await saved(page);
    await box(page, "Mulu").check();
    await expect.poll(authors).toContain("mulu");
    expect((await authors())?.split(", ").sort()).toEqual(["mulu", "selam", "tariq"]);

    // When both change the authors at the same time, the page asks.
    const before = await records.editions.read(id);
    if (before) await records.changed(before, { authors: "tariq" });
    await box(page, "Selam").uncheck();
    await page.getByRole("button", { name: "Use theirs" }).click();
    await expect(box(page, "Mulu")).not.toBeChecked();
    await expect.poll(authors).toBe("tariq");
    await saved(page);
  },
);
