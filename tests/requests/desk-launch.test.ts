/** "Ready to launch?": from an empty site to one that a donor can be shown. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { recordBackup } from "../../server/backup/backup-history.ts";
import { save } from "../save.ts";
import { recordsAt } from "./create-records.ts";
import { publishPage } from "./published-page.ts";
import { type DeskSite, startDeskSite } from "./sign-in.ts";
import { plainJpeg, uploadItem } from "./upload-in-pieces.ts";

let site: DeskSite;
let administrator: Awaited<ReturnType<DeskSite["signIn"]>>;
beforeAll(async () => {
  // Nothing is sent to this address.
  site = await startDeskSite({
    SMTP_URL: "smtp://127.0.0.1:9",
    MAIL_FROM: "desk@example.org",
    STAFF_EMAIL: "staff@example.org",
  });
  administrator = await site.signIn("administrator");
});
afterAll(() => site.stop());

/** The tasks that are left, by the place where each is done, or "the operator". */
async function left(): Promise<string[]> {
  const html = await (await administrator.get("/desk/launch")).text();
  const open = [...html.matchAll(/>To do:(?:<!-- -->)? ?(?:<!-- -->)?<\/span>(?:<a href="([^"]*)">)?/g)];
  return open.map(([, place]) => place ?? "the operator");
}

test("is for publishers and administrators, who see what is missing and where to enter it", async () => {
  expect((await (await site.signIn("writer")).get("/desk/launch")).status).toBe(403);
  expect(await left()).toEqual([
    "/desk/people",
    "/desk/people",
    ...Array(3).fill("/desk/pages/organisation"),
    ...Array(2).fill("/desk/pages/who-we-are"),
    "/desk/media",
    "/desk/pages/origins",
    "/desk/pages/organisation",
    "/desk/pages",
    "/desk/pages/organisation",
    "/desk/security-txt",
    "the operator",
    "/desk/staff",
  ]);
});

test("each task disappears once it is done", async () => {
  const person = { text: "Text.", created_at: "2026-01-01T08:00:00.000Z", position: 1 };
  await save(site.database.db, "people", { ...person, id: "ada", name: "Ada N.", member_of: "both" });
  await publishPage(site, "organisation", {
    registration: "NGO 4711",
    address: "PO Box 1, Addis Ababa",
    "contact.email": "office@example.org",
    "contact.phone": "+251 11 000 0000",
    "security.key": "https://example.org/key.asc",
    governingLaw: "Ethiopia",
  });
  await publishPage(site, "who-we-are", {
    "funders.items": "f",
    "funders.items.f.name": "A Foundation",
    "accounts.items": "y",
    "accounts.items.y.title": "Accounts 2025",
    "accounts.items.y.file": "https://example.org/accounts-2025.pdf",
  });
  expect(await left()).toEqual([
    "/desk/media",
    "/desk/pages/origins",
    "/desk/pages",
    "/desk/security-txt",
    "the operator",
    "/desk/staff",
  ]);

  await publishPage(site, "origins", { "impact.items": "" });
  await administrator.post("/desk/security-txt", { act: "confirm" });
  await site.signIn("administrator");
  const at = new Date().toISOString();
  await recordBackup(site.database, { at, finished_at: at, outcome: "done", bytes: 1, problem: null });
  await readAllTranslations();
  expect(await left()).toEqual(["/desk/media"]);

  const photo = await uploadItem(administrator, "clinic.jpg", await plainJpeg("teal", 900, 600));
  await recordsAt(site).draft("news", { headline: "Unseen", image_url: photo.address });
  expect(await left()).toContain("/desk/media");
  await recordsAt(site).published("news", { headline: "The clinic", image_url: photo.address });
  expect(await left()).toEqual([]);
  expect(await (await administrator.get("/desk/launch")).text()).toContain("Everything is there.");
});

async function readAllTranslations(): Promise<void> {
  const { db } = site.database;
  const translations = db
    .selectFrom("editions")
    .select(["id", "language"])
    .where("translation_of", "is not", null);
  for (const { id, language } of await translations.execute())
    await db
      .insertInto("native_readings")
      .values({
        ...{ edition_id: id, content_hash: "x", reader: `A speaker of ${language}` },
        ...{ read_on: "2026-11-01", recorded_by_name: "Ada" },
      })
      .execute();
}

test("names the figures without evidence and the languages with unread translations", async () => {
  await publishPage(site, "origins", {
    "impact.items": "a b",
    "impact.items.a.number": "5000+",
    "impact.items.a.label": "People trained",
    "impact.items.b.number": "12",
    "impact.items.b.label": "Clinics",
    "impact.items.b.evidence.text": "Annual report 2025",
  });
  const html = await (await administrator.get("/desk/launch")).text();
  expect(html).toContain("<bdi>5000+</bdi>");
  expect(html).not.toContain("<bdi>12</bdi>");
  await site.database.db.deleteFrom("native_readings").where("reader", "like", "%sw").execute();
  expect(await (await administrator.get("/desk/launch")).text()).toMatch(/<bdi>Kiswahili: \d\d<\/bdi>/);
});
