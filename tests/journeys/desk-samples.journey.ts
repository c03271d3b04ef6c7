import { preparedFile } from "../prepared-file.ts";
import { startDeskSite } from "../requests/sign-in.ts";
import { expectAccessibleInEveryForm } from "./accessible.ts";
import { giveSession } from "./desk-site.ts";
import { expect } from "./journey.ts";
import { testOnSite } from "./site-with.ts";

type DeskSite = Awaited<ReturnType<typeof startDeskSite>>;
let desk: DeskSite;

const test = testOnSite(async () => {
  desk = await startDeskSite({}, await preparedFile(true));
  return desk;
});
test.use({ javaScriptEnabled: false });

test("without script a publisher removes all samples, sees a site without records, and brings them back", async ({
  page,
}) => {
  const { token } = await desk.signIn("publisher");
  await giveSession(page.context(), desk.url, token() ?? "");
  await page.goto("/desk");
  await page.getByRole("link", { name: "See the samples, or remove them" }).click();
  await expectAccessibleInEveryForm(page, [360, 1280]);
  await page.getByRole("button", { name: "Remove all samples" }).click();
  await expect(page.getByRole("heading", { name: /^Remove all \d+ samples\?$/ })).toBeVisible();
  await page.getByRole("button", { name: "Remove all samples" }).click();
  await expect(page.getByRole("status")).toContainText("The samples were removed");

  for (const address of ["/", "/our-work", "/news", "/events", "/resources", "/about/partnerships"]) {
    await page.goto(address);
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await page.goto("/desk");
  await page.getByRole("link", { name: "Samples", exact: true }).click();
  await page.getByRole("button", { name: "Bring all samples back" }).click();
  await expect(page.getByRole("status")).toContainText("The samples are back");
  await page.goto("/our-work");
  await expect(page.getByRole("main").getByRole("article")).not.toHaveCount(0);
});
