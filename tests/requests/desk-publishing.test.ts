/** Corrections, refusals and questions before a text is published, through forms alone. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Preview } from "../../app/desk/editor/writing.ts";
import type { Fields } from "../../server/publishing/edition.ts";
import { recordsAt } from "./create-records.ts";
import { type DeskSite, startDeskSite } from "./sign-in.ts";

type Person = Awaited<ReturnType<DeskSite["signIn"]>>;

let site: DeskSite;
let written: ReturnType<typeof recordsAt>;
let publisher: Person;
beforeAll(async () => {
  site = await startDeskSite();
  written = recordsAt(site);
  publisher = await site.signIn("publisher");
});
afterAll(() => site.stop());

const textOf = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");
const publicPage = async (path: string) => textOf(await fetch(site.url + path));

/** Publishes a new record by posting its form. */
const publish = (path: string, fields: Fields) =>
  publisher.post(`${path}/new`, { act: "publish", id: randomUUID(), base: "0", ...fields });

/** The fields that the page's form would post. */
async function formAt(path: string): Promise<Fields> {
  const page = await textOf(await publisher.get(path));
  return hiddenFields(page, ["id", "base", "slug", "source"]);
}

function hiddenFields(page: string, names: string[]): Fields {
  const found = names.map((name) => [
    name,
    new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(page)?.[1],
  ]);
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
}

const event = { description: "A text.", city: "Kisumu", time_zone: "Africa/Nairobi" };
const resource = { content: "A text.", category: "Guides", type: "Guide" };
const links: [path: string, field: string, fields: Fields, page: string][] = [
  ["/desk/partners", "website", { name: "Partner", text: "A text." }, "/about/partnerships"],
  ["/desk/resources", "resource_url", { title: "With a link", ...resource }, "/resources/with-a-link"],
  ["/desk/resources", "file_url", { title: "With a file", ...resource }, "/resources/with-a-file"],
  ["/desk/news", "link", { headline: "Linked", content: "A text." }, "/news/linked"],
  ["/desk/events", "link", { name: "A walk", event_date: "2030-05-03T09:00", ...event }, "/events/a-walk"],
  ["/desk/our-work", "link", { title: "Linked work", description: "A text." }, "/our-work/linked-work"],
  ["/desk/people", "profile", { name: "Mulu", text: "A text." }, "/about/people/mulu"],
];

test.each(links)(
  "%s, %s: adds a missing https:// to a link, and rejects anything that is not a link",
  async (path, field, fields, page) => {
    for (const wrong of [
      "javascript:alert(1)",
      "data:text/html,x",
      "ftp://example.org",
      "report",
      "a@example.org",
    ]) {
      const answer = await publish(path, { ...fields, [field]: wrong });
      expect(answer.status, wrong).toBe(422);
      const html = await textOf(answer);
      expect(html, wrong).toMatch(
        new RegExp(`id="field-${field}-error"[^>]*>[^<]* takes an address such as https:`),
      );
      expect(html).toContain(wrong);
    }
    const spaced = await textOf(await publish(path, { ...fields, [field]: "https://example.org/a b" }));
    expect(spaced).toContain("has a space in it");
    const answer = await publish(path, { ...fields, [field]: ` www.example.org/${field} ` });
    // The slug has a number, because the drafts above already use the plain one.
    expect(answer.headers.get("location")).toMatch(/\?done=published$/);
    const slug = /\/([^/?]+)\?/.exec(answer.headers.get("location") ?? "")?.[1] ?? "";
    const shown = page.replace(/[^/]+$/, (last) => (last === "partnerships" ? last : slug));
    expect(await publicPage(shown)).toContain(`href="https://www.example.org/${field}"`);
  },
);

test("completes links in texts when a button is pressed, and does not publish broken ones", async () => {
  const wrong = await publish("/desk/news", {
    headline: "Links",
    content: "[a](javascript:x) [b](https://example.org/a b) [c](report.pdf)",
  });
  expect(wrong.status).toBe(422);
  const html = await textOf(wrong);
  expect(html).toMatch(/id="field-content-error"[^>]*>The link javascript:x cannot be followed/);
  expect(html).toContain("The link report.pdf leads nowhere: it must start with https:// or a slash");

  const id = randomUUID();
  const fields = { id, base: "0", headline: "Completed", content: "[a](www.example.org) and `[b](c)`" };
  const saved = await publisher.postForJson("/desk/news/new", { ...fields, act: "autosave" });
  // Nothing is changed while the writer is typing.
  expect(await saved.json()).toMatchObject({ values: { content: fields.content } });
  await publisher.post("/desk/news/completed", { ...fields, base: "1", act: "publish" });
  expect(await publicPage("/news/completed")).toContain('<a href="https://www.example.org"');
});

const english = "The clinic opens on Monday, and everyone who lives nearby can come and ask for help.";
const french =
  "La clinique ouvre lundi, et tous ceux qui habitent près d’ici peuvent venir demander de l’aide.";

test("asks once about a text that is clearly in another language, and publishes it if confirmed", async () => {
  const asked = await publish("/desk/news", { headline: "Une clinique", content: french });
  expect(asked.status).toBe(409);
  const page = await textOf(asked);
  expect(page).toMatch(/<h1[^>]*>Publish this\?<\/h1>/);
  expect(page).toMatch(/<h1(?=[^>]*id="ask")(?=[^>]*tabindex="-1")[^>]*autofocus/i);
  expect(page).toContain("This text seems to be in French, but it is marked as English.");
  expect((await fetch(`${site.url}/news/une-clinique`)).status).toBe(404);

  const path = "/desk/news/une-clinique";
  const answer = { ...hiddenFields(page, ["id", "base", "anyway"]), act: "publish" };
  expect((await publisher.post(path, answer)).headers.get("location")).toBe(`${path}?done=published`);
  expect(await publicPage("/news/une-clinique")).toContain("La clinique ouvre lundi");
  // The question was answered, so a correction is published without asking again.
  const corrected = {
    ...(await formAt(path)),
    headline: "Une clinique",
    content: `${french} Merci.`,
    act: "publish",
  };
  expect((await publisher.post(path, corrected)).headers.get("location")).toBe(`${path}?done=published`);
});

test("does not ask when the language is right, and warns in the live checks when it is wrong", async () => {
  const id = randomUUID();
  const fields = { id, base: "0", headline: "Une autre", content: french, language: "fr" };
  const checksFor = async (language: string) =>
    (
      (await (
        await publisher.postForJson("/desk/news/new", { ...fields, language, act: "look" })
      ).json()) as Preview
    ).checks;
  expect(await checksFor("en")).toContainEqual({
    field: "content",
    sentence: "This text seems to be in French, but it is marked as English.",
  });
  expect(await checksFor("fr")).toEqual([]);
  const answer = await publisher.post("/desk/news/new", { ...fields, act: "publish" });
  expect(answer.headers.get("location")).toBe("/desk/news/une-autre?done=published");
});

test("also asks before scheduling, and keeps the chosen time", async () => {
  const publish_at = `${new Date().getFullYear() + 1}-03-01T10:00`;
  const fields = {
    id: randomUUID(),
    base: "0",
    headline: "Plus tard",
    content: french,
    publish_at,
    act: "schedule",
  };
  const asked = await publisher.post("/desk/news/new", fields);
  expect(asked.status).toBe(409);
  const page = await textOf(asked);
  const path = "/desk/news/plus-tard";
  const [, back = ""] = /<a href="([^"]+)">No, back to the text</.exec(page) ?? [];
  expect(await textOf(await publisher.get(back))).toMatch(
    new RegExp(`name="publish_at"[^>]*value="${publish_at}"`),
  );
  const answer = { ...hiddenFields(page, ["id", "base", "anyway", "publish_at"]), act: "schedule" };
  expect((await publisher.post(path, answer)).headers.get("location")).toBe(`${path}?done=scheduled`);
});

test("asks before publishing a copy of the original as its translation", async () => {
  const original = await written.published("news", { headline: "A clinic", content: english });
  const path = `/desk/news/${original.slug}/fr`;
  await publisher.post(path, { act: "start from the original" });
  const copy = { ...(await formAt(path)), headline: "A clinic", content: english, act: "publish" };
  const asked = await publisher.post(path, copy);
  expect(asked.status).toBe(409);
  const page = await textOf(asked);
  expect(page).toContain("This is the English original word for word, but it is marked as French.");
  expect(page).toContain("Publish anyway");
  const translated = { ...(await formAt(path)), headline: "Une clinique", content: french, act: "publish" };
  expect((await publisher.post(path, translated)).headers.get("location")).toBe(`${path}?done=published`);
});

test("asks about a short copy only if every field is copied, and never about names and figures", async () => {
  const copied = async (kind: "partners" | "faq", fields: Fields, changes: Fields = {}) => {
    const { slug } = await written.published(kind, fields);
    const path = `/desk/${kind}/${slug}/fr`;
    await publisher.post(path, { act: "start from the original" });
    return (await publisher.post(path, { ...(await formAt(path)), ...fields, ...changes, act: "publish" }))
      .status;
  };
  const question = { question: "Is it open?", answer: "It is open daily.", tags: "hours" };
  expect(await copied("faq", question)).toBe(409);
  expect(await copied("faq", question, { question: "Est-ce ouvert ?" })).toBe(302);
  expect(await copied("partners", { name: "Kigali Lab", text: "Kigali, 2026", kind: "" })).toBe(302);
});

test("does not publish changes that another person made while the question was open", async () => {
  const page = await textOf(await publish("/desk/news", { headline: "Deux mains", content: french }));
  const known = await written.editions.find("news", "deux-mains");
  if (!known) throw new Error("It is not there.");
  await written.changed(known, { content: `${french} Encore.` });
  const answer = { ...hiddenFields(page, ["id", "base", "anyway"]), act: "publish" };
  expect((await publisher.post("/desk/news/deux-mains", answer)).status).toBe(409);
  expect((await fetch(`${site.url}/news/deux-mains`)).status).toBe(404);
});

test("says in the hint for the web address where visitors see it", async () => {
  const { slug } = await written.published("partners", { name: "A lab" });
  const hintAt = async (path: string) =>
    /id="field-slug-hint"[^>]*>([^<]*)/.exec(await textOf(await publisher.get(path)))?.[1] ?? "";
  expect(await hintAt(`/desk/partners/${slug}`)).toBe(
    "Only used at the desk: visitors see all partners on /about/partnerships.",
  );
  const question = await written.published("faq", { question: "Why?", category: "events" });
  expect(await hintAt(`/desk/faq/${question.slug}`)).toBe("The part after # in /faq?category=events#why.");
  expect(await publicPage("/faq?category=events")).toContain('id="why"');
  expect(await hintAt("/desk/news/new")).toBe("The last part of /news/… Suggested from “Headline”.");
});

test("says on the account page who can change the role and the address", async () => {
  const page = await textOf(await publisher.get("/desk/account"));
  expect(page).toContain("An administrator can change your role.");
  expect(page).toContain("ask an administrator to invite that address");
});
