/** The desk in the language and time zone of each person. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deskWordsIn } from "../../app/words/desk-words.ts";
import { kindOf } from "../../content/kinds.ts";
import { languageCodes } from "../../languages.ts";
import { staffLogOf } from "../../server/staff/staff-log.ts";
import { type DeskSite, startDeskSite } from "./sign-in.ts";

let site: DeskSite;
beforeAll(async () => {
  site = await startDeskSite();
});
afterAll(() => site.stop());

test("until sign-in, uses the language that the browser asks for", async () => {
  const headers = { "accept-language": "ar-EG,ar;q=0.9,en;q=0.5" };
  const page = await (await fetch(`${site.url}/desk/sign-in`, { headers })).text();
  expect(page).toContain('<html lang="ar" dir="rtl"');
  expect(page).toContain("تسجيل الدخول بمفتاح مرور");
});

test("then uses the language and time zone that the person chose", async () => {
  const ada = await site.signIn("administrator", "Ada");
  const choice = { act: "choose language", language: "fr", time_zone: "Africa/Lagos" };
  const chosen = await ada.post("/desk/account", choice);
  expect(chosen.headers.get("location")).toBe("/desk/account?language");
  const page = await (await ada.get("/desk/account?language")).text();
  expect(page).toContain('<html lang="fr" dir="ltr"');
  expect(page).toContain("Votre compte");
  expect(page).toContain("Les heures sont indiquées dans votre fuseau horaire, Africa/Lagos.");
  expect(await (await ada.get("/desk/news/new")).text()).toContain(
    "Dans votre fuseau horaire, Africa/Lagos.",
  );
});

test.each(languageCodes)("shows the menu, Today, the inbox and lists in %s", async (language) => {
  const person = await site.signIn("administrator", `Reader of ${language}`);
  await person.post("/desk/account", { act: "choose language", language, time_zone: "Africa/Lagos" });
  const { shell, enquiries, records, home } = deskWordsIn(language);
  const today = await (await person.get("/desk")).text();
  expect(today).toContain(`<h1>${shell.today}</h1>`);
  for (const word of [shell.messages, shell.signOut, home.backup.heading, records.states.draft])
    expect(today).toContain(word);
  const inbox = await (await person.get("/desk/enquiries")).text();
  for (const word of [enquiries.tabs.spam, enquiries.emptyTabs.new, enquiries.kinds.press])
    expect(inbox).toContain(word);
  expect(await (await person.get("/desk/news")).text()).toContain(records.new.news);
});

test("a new record is in the language of its writer, and offers countries and languages in it", async () => {
  const awa = await site.signIn("publisher", "Awa");
  await awa.post("/desk/account", { act: "choose language", language: "fr", time_zone: "Africa/Dakar" });
  const page = await (await awa.get("/desk/events/new")).text();
  expect(page).toMatch(/<option value="fr" selected="">/);
  for (const words of ['<optgroup label="Afrique">', "Afrique du Sud", "<span>anglais</span>"])
    expect(page).toContain(words);
  const id = crypto.randomUUID();
  await awa.postForJson("/desk/news/new", { act: "autosave", id, base: "0", headline: "Une clinique ouvre" });
  const { language } = await site.database.db
    .selectFrom("editions")
    .select("language")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(language).toBe("fr");
});

test.each([
  { language: "xx", time_zone: "Africa/Lagos" },
  { language: "fr", time_zone: "Mars/Olympus" },
])("refuses $language with $time_zone", async (choice) => {
  const ben = await site.signIn("writer", `Ben ${choice.language}`);
  expect((await ben.post("/desk/account", { act: "choose language", ...choice })).status).toBe(422);
});

test("shows labels of fields, help and the log in the language of the person", async () => {
  const eve = await site.signIn("administrator", "Eve");
  await eve.post("/desk/account", { act: "choose language", language: "sw", time_zone: "Africa/Nairobi" });
  const page = async (path: string) => (await eve.get(path)).text();
  const home = await page("/desk/pages/home");
  expect(home).toContain("Kichwa cha sehemu");
  expect(home).not.toContain(">Heading<");
  expect(home).toContain("Msaada wa ukurasa huu");
  expect(home).toContain("Mpangilio wake haubadiliki.");
  expect(await page("/desk/news")).toContain("Fungua mstari ili uandike, au anza mpya.");

  const at = "2026-11-16T17:30:00.000Z";
  const log = staffLogOf(site.database);
  await log.add(eve.person, `scheduled for ${at}`, "news/a Clinic");
  await log.add(eve.person, "erased", "3 conversations");
  await log.add(eve.person, "signed in with a code", "Safari on a Mac");
  await log.add(eve.person, "did something unknown", "news/b");
  const lines = (await page(`/desk/log?person=${eve.person.id}`)).replaceAll("<!-- -->", "");
  expect(lines).toMatch(
    /alipanga kwa <time[^>]+>16 Novemba 2026[^<]*20:30[^<]*<\/time>: <bdi>news\/a Clinic/,
  );
  expect(lines).toContain("alifuta kabisa: mazungumzo 3");
  expect(lines).toContain("aliingia kwa namba ya siri: <bdi>Safari kwenye Mac");
  expect(lines).toContain('<span lang="en">did something unknown</span>: <bdi>news/b');
});

test("says in the language of the person why a text is not published", async () => {
  const salma = await site.signIn("publisher", "Salma");
  await salma.post("/desk/account", { act: "choose language", language: "ar", time_zone: "Africa/Cairo" });
  const form = { act: "publish", id: randomUUID(), base: "0", content: "نص." };
  const refused = await salma.post("/desk/news/new", form);
  expect(refused.status).toBe(422);
  const { labels, problems } = deskWordsIn("ar");
  const sentence = problems.missing({ label: labels.Headline ?? "" });
  expect(sentence).toBe("«العنوان الرئيسي» ناقص: لا يمكن النشر من دونه.");
  expect(await refused.text()).toContain(sentence);
  expect(await (await salma.get("/desk/events/new")).text()).toContain("كينيا");
  const home = kindOf("page/home").one;
  expect(labels[home]).not.toBe(home);
  expect(await (await salma.get("/desk/pages/home/history")).text()).toContain(`<bdi>${labels[home]}</bdi>`);
});
