/** Visitors can view, correct, download and erase the data we keep about their message, also without JavaScript. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { conversationKey, conversationToken } from "../../server/inbox/conversation-token.ts";
import { messageRow } from "../message-row.ts";
import { expectAccessibleInEveryForm } from "./accessible.ts";
import { testAtDesk } from "./desk-site.ts";
import { everywhere, expect } from "./journey.ts";

const test = testAtDesk();

const long = "averylongwordthatdoesnotfit".repeat(8);
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("follows the link in the thanks, corrects the address, downloads the data and erases it", async ({
    page,
    desk,
  }) => {
    await page.goto("/contact");
    await page.getByRole("textbox", { name: "Name" }).fill("Ade");
    await page.getByRole("textbox", { name: "E-mail" }).fill("ade@example.org");
    await page.getByRole("textbox", { name: "Subject" }).fill("Erase me");
    await page.getByRole("textbox", { name: "Message" }).fill("A question");
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByRole("link", { name: "See, correct or erase your message" }).click();
    await expect(heading(page, "Your message to us")).toBeVisible();
    await expect(page.getByText("Awaiting our reply")).toBeVisible();

    const email = page.getByRole("textbox", { name: "E-mail" });
    await email.fill("ade@gmial.con");
    await email.press("Enter");
    await expect(page.getByText("Did you mean ade@gmail.com?")).toBeVisible();
    await page.getByRole("button", { name: "Yes, take ade@gmail.com" }).click();
    await expect(page.getByText("From now on we will reply to ade@gmail.com.")).toBeVisible();

    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download as JSON" }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^message-[\dA-Z]{4}-[\dA-Z]{4}\.json$/);
    expect(JSON.parse(readFileSync(await file.path(), "utf8"))).toMatchObject({
      ...{ email: "ade@gmail.com", subject: "Erase me", message: "A question" },
    });

    await page.getByRole("link", { name: "Erase..." }).click();
    await page.getByRole("link", { name: "Keep it" }).click();
    await page.getByRole("link", { name: "Erase..." }).click();
    await page.getByRole("button", { name: "Erase for good" }).click();
    await expect(heading(page, "Your message is erased")).toBeVisible();
    await page.goBack();
    await page.reload();
    await expect(heading(page, "Nothing is kept here")).toBeVisible();
    const left = desk.database.db
      .selectFrom("contact_messages")
      .select("id")
      .where("subject", "=", "Erase me");
    expect(await left.execute()).toEqual([]);
  });
});

test(
  "is accessible in both themes, and fits 360 px",
  everywhere(),
  async ({ page, context, desk, signIn }) => {
    const { db } = desk.database;
    const row = { id: "ACCE-SS00", name: long, email: `${long.slice(0, 60)}@example.org`, subject: long };
    await db
      .insertInto("contact_messages")
      .values(messageRow({ ...row, message: long, state: "answered", answered_at: new Date().toISOString() }))
      .execute();
    for (const kind of ["in", "out", "note"] as const)
      await db
        .insertInto("enquiry_posts")
        .values({
          ...{ id: `post ${kind}`, message_id: row.id, kind, at: new Date().toISOString(), author: "Ada" },
          ...{ text: `# A heading\n\n${long}`, quoted: kind === "in" ? long : null },
        })
        .execute();
    const address = `/my-data/${conversationToken("my data", row.id, await conversationKey(db))}`;
    const check = async () => {
      await expectAccessibleInEveryForm(page, [360]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, "nothing is wider than the screen").toBe(360);
    };
    await page.goto(address);
    await page.getByRole("textbox", { name: "E-mail" }).fill("ade@gmial.con");
    await page.getByRole("button", { name: "Correct the address" }).click();
    await expect(page.getByText("Did you mean ade@gmail.com?")).toBeVisible();
    await check();
    for (const path of [`${address}/erase`, `${address}/erased`, "/my-data/none"]) {
      await page.goto(path);
      await check();
    }

    await signIn(context, "administrator");
    await page.goto("/desk/enquiries/data");
    await page.getByRole("textbox", { name: "E-mail address" }).fill(row.email);
    await page.getByRole("button", { name: "Find" }).click();
    await expect(page.getByRole("heading", { name: `1 conversation with ${row.email}` })).toBeVisible();
    await check();
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Erase" }).click();
    await expect(page.getByText("1 conversation was erased.")).toBeVisible();
  },
);
