/** A report is replaced at its address: its page before and after. */
import { pdf } from "../media-files.ts";
import { recordsAt } from "../requests/create-records.ts";
import { uploadItem } from "../requests/upload-in-pieces.ts";
import { expectAccessibleInEveryForm } from "./accessible.ts";
import { testAtDesk } from "./desk-site.ts";
import { expect } from "./journey.ts";

const test = testAtDesk();
const report = (bytes: number) => pdf(`<</Type/Catalog/Note(${"a".repeat(bytes)})>>`);

test("a publisher replaces a PDF, visitors get it at the same address, and the first one comes back", async ({
  page,
  context,
  signIn,
  desk,
}, info) => {
  const publisher = await signIn(context, "publisher");
  const item = await uploadItem(publisher, "Report.pdf", report(9000));
  const { slug } = await recordsAt(desk).published("resources", {
    title: "The report",
    file_url: item.address,
  });
  const pictureOf = async (name: string) =>
    info.attach(name, { body: await page.screenshot(), contentType: "image/png" });
  const shownSize = async (size: string, name: string) => {
    await page.goto(`/resources/${slug}`);
    await expect(page.getByText(size).first()).toBeVisible();
    await expect(page.locator(`a[href^="/media/${item.id}/"]`).first()).toBeVisible();
    await pictureOf(name);
  };
  await shownSize("9 KB", "before");

  await page.goto(`/desk/media/${item.id}`);
  await pictureOf("desk-before");
  await page.getByLabel("New file").setInputFiles({
    ...{ name: "Report 2.pdf", mimeType: "application/pdf", buffer: report(52_000) },
  });
  await page.getByRole("button", { name: "Replace" }).click();
  await expect(page.getByText("Replaced. Visitors get the new file now.")).toBeVisible();
  await expect(page.locator("#history li")).toHaveCount(2);
  await expectAccessibleInEveryForm(page, [360, 1280]);
  await pictureOf("desk-after");
  await shownSize("52 KB", "after");

  await page.goto(`/desk/media/${item.id}`);
  await page.getByRole("button", { name: "Restore Report.pdf" }).click();
  await expect(page.getByText("Restored. Visitors get this version now.")).toBeVisible();
  await shownSize("9 KB", "restored");
});
