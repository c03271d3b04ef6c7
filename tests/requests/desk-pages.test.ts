/** The texts of fixed pages at the desk, used through forms alone. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { formatDate } from "../../app/ui/format-date.ts";
import { pageKinds, pageNameOf } from "../../content/kinds.ts";
import { languageCodes } from "../../languages.ts";
import { organisation } from "../../organisation.ts";
import { contentOf } from "../../server/content/content.ts";
import { initialPage } from "../../server/content/initial-pages.ts";
import { placesOf } from "../../server/publishing/receipts/receipt-places.ts";
import { pageWords } from "../page-words.ts";
import { type DeskSite, startDeskSite } from "./sign-in.ts";

type Person = Awaited<ReturnType<DeskSite["signIn"]>>;

let site: DeskSite;
let publisher: Person;

beforeAll(async () => {
  site = await startDeskSite();
  publisher = await site.signIn("publisher");
});
afterAll(() => site.stop());

const visit = async (path: string) => (await fetch(site.url + path)).text();

/** Every field that a browser without JavaScript would post, with its current value. */
async function formAt(path: string): Promise<Record<string, string>> {
  const html = await (await publisher.get(path)).text();
  const form = /<form[^>]*id="writing".*?<\/form>/s.exec(html)?.[0] ?? "";
  const inputs = [
    ...form.matchAll(
      /<(input|textarea|select)\b([^>]*)>((?:(?!<\/select>|<\/textarea>|<(?:input|select|textarea)\b).)*)/gs,
    ),
  ];
  const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  const fields = inputs.flatMap(([, kind, tag = "", text = ""]) => {
    const name = attribute(tag, "name");
    const chosen = /<option[^>]*selected[^>]*>/.exec(text)?.[0] ?? "";
    const value =
      kind === "textarea"
        ? text.replace(/^\n/, "")
        : (attribute(kind === "select" ? chosen : tag, "value") ?? "");
    return name ? [[name, unescapeHtml(value)]] : [];
  });
  return Object.fromEntries(fields);
}

const unescapeHtml = (text: string) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

const press = async (path: string, fields: Record<string, string>, act: string, query = "") => {
  const answer = await publisher.post(path + query, { ...fields, act });
  expect(answer.status, await answer.clone().text()).toBe(302);
  return answer.headers.get("location") ?? "";
};

test("lists every fixed page, shows its texts in its form, and can save it unchanged", async () => {
  const list = await (await publisher.get("/desk/pages")).text();
  expect(list).toContain('aria-label="Page 2"');
  const names = pageKinds.map(pageNameOf);
  const pages = await Promise.all([2, 3].map((page) => publisher.get(`/desk/pages?page=${page}`)));
  const lists = [list, ...(await Promise.all(pages.map((page) => page.text())))].join();
  for (const name of names) expect(lists, name).toContain(`href="/desk/pages/${name}"`);
  for (const name of names) {
    const path = `/desk/pages/${name}`;
    const before = await formAt(path);
    expect(before, name).toMatchObject(initialPage(name));
    await press(path, before, "save");
    expect(await formAt(path), name).toMatchObject({ base: before.base });
  }
}, 120_000);

test.each(languageCodes)(
  "in %s shows all texts of each page, so every check of a change passes",
  async (language) => {
    const parts = { database: site.database, content: contentOf(site.database), now: new Date() };
    for (const kind of pageKinds) {
      const translationOf = language === "en" ? null : "the original";
      const subject = { act: "published" as const, kind, slug: pageNameOf(kind), old_slug: null, language };
      for (const { address, problemOf } of await placesOf(parts, { ...subject, translationOf, fields: {} })) {
        const answer = await fetch(site.url + address);
        const problem = problemOf({ status: answer.status, location: "", text: await answer.text() });
        expect(problem, address).toBeUndefined();
      }
    }
  },
);

test("changes a headline in one language, and falls back to the original for a missing part", async () => {
  const english = await formAt("/desk/pages/home");
  const headline = "AI that Africa can check.";
  await press("/desk/pages/home", { ...english, "hero.firstSlogan": headline }, "publish");
  expect(await visit("/")).toContain(headline);
  expect(await visit("/fr")).not.toContain(headline);
  const french = await formAt("/desk/pages/home/fr");
  expect(french["hero.firstSlogan"]).toBe(pageWords("home", "fr").hero.firstSlogan);
  await press(
    "/desk/pages/home/fr",
    { ...french, "hero.firstSlogan": "", "hero.secondSlogan": "Une phrase nouvelle." },
    "publish",
  );
  const page = await visit("/fr");
  expect(page).toContain(headline);
  expect(page).toContain("Une phrase nouvelle.");
});

test("adds, moves and removes entries with buttons that work without JavaScript, and merges other changes", async () => {
  const path = "/desk/pages/about";
  const start = await formAt(path);
  const list = "values.items";
  const before = (start[list] ?? "").split(" ");
  const change = (entry: string, id: string) => `?${new URLSearchParams({ entry, list, id })}`;
  const [first = "", second = "", ...rest] = before;

  await press(path, { ...start, "mission.heading": "What we do" }, "change entries", change("down", first));
  expect((await formAt(path))[list]).toBe([second, first, ...rest].join(" "));
  // A form opened earlier changes another part: both changes are kept.
  await press(path, { ...start, "vision.heading": "What we want" }, "save");
  const merged = await formAt(path);
  expect(merged).toMatchObject({
    [list]: [second, first, ...rest].join(" "),
    "mission.heading": "What we do",
    "vision.heading": "What we want",
  });

  const to = await press(path, merged, "change entries", change("add", ""));
  const added = /#field-values\.items\.(\w+)$/.exec(to)?.[1] ?? "";
  const withEntry = await formAt(path);
  expect(withEntry[list]).toBe([second, first, ...rest, added].join(" "));
  const unfinished = await publisher.post(path, { ...withEntry, act: "publish" });
  expect(unfinished.status).toBe(422);
  expect(await unfinished.text()).toContain("“Our values, Value 7: Value” is missing");
  const filled = {
    [`${list}.${added}.title`]: "Candour",
    [`${list}.${added}.text`]: "We say what we do not know.",
  };
  await press(path, { ...withEntry, ...filled }, "publish");
  const shown = await visit("/about");
  expect(shown).toContain("Candour");
  expect(shown.indexOf(start[`${list}.${second}.title`] ?? "?")).toBeLessThan(
    shown.indexOf(start[`${list}.${first}.title`] ?? "?"),
  );

  await press(path, await formAt(path), "change entries", change("remove", added));
  const removed = await formAt(path);
  expect(Object.keys(removed).filter((name) => name.includes(added))).toEqual([]);
  await press(path, removed, "publish");
  expect(await visit("/about")).not.toContain("Candour");
});

test("keeps an entry that one person removes while another changes it", async () => {
  const path = "/desk/pages/history";
  const start = await formAt(path);
  const list = "years.items";
  const [first = ""] = (start[list] ?? "").split(" ");
  await press(path, start, "change entries", `?${new URLSearchParams({ entry: "remove", list, id: first })}`);
  await press(path, { ...start, [`${list}.${first}.title`]: "A better title" }, "save");
  expect(await formAt(path)).toMatchObject({
    [list]: start[list],
    [`${list}.${first}.title`]: "A better title",
  });
});

test("hides the section of Origins without figures, and shows it again with the first figure", async () => {
  const path = "/desk/pages/origins";
  const list = "impact.items";
  const start = await formAt(path);
  const heading = start["impact.heading"] ?? "";
  expect(await visit("/about/origins")).toContain(heading);
  for (const id of (start[list] ?? "").split(" "))
    await press(
      path,
      await formAt(path),
      "change entries",
      `?${new URLSearchParams({ entry: "remove", list, id })}`,
    );
  await press(path, await formAt(path), "publish");
  expect(await visit("/about/origins")).not.toContain(heading);

  const added = await press(
    path,
    await formAt(path),
    "change entries",
    `?${new URLSearchParams({ entry: "add", list, id: "" })}`,
  );
  const id = /#field-impact\.items\.(\w+)$/.exec(added)?.[1] ?? "";
  const figure = {
    [`${list}.${id}.number`]: "12",
    [`${list}.${id}.label`]: "clinics held",
    [`${list}.${id}.note`]: "Since 2025.",
  };
  await press(path, { ...(await formAt(path)), ...figure }, "publish");
  const shown = await visit("/about/origins");
  expect(shown).toContain(heading);
  expect(shown).toContain("clinics held");
});

test("enforces the least and greatest number of entries", async () => {
  const path = "/desk/pages/home";
  const publishWith = async (ids: string) =>
    publisher.post(path, { ...(await formAt(path)), "mission.items": ids, act: "publish" });
  const tooMany = await publishWith("a b c d e f g");
  expect(tooMany.status).toBe(422);
  expect(await tooMany.text()).toContain("“Our mission: Parts” takes at most 6 entries");
  expect(await (await publishWith("a")).text()).toContain("“Our mission: Parts” needs at least 2 entries");
});

test("refuses to withdraw, delete or move a fixed page, but can withdraw its translation", async () => {
  const path = "/desk/pages/volunteer";
  const html = await (await publisher.get(path)).text();
  expect(html).not.toMatch(/value="(?:withdraw|delete)"/);
  const form = await formAt(path);
  for (const act of ["withdraw now", "delete now"]) {
    const answer = await publisher.post(path, { ...form, act });
    expect(answer.status, act).toBe(422);
    expect(await answer.text()).toContain("The site needs this page");
  }
  const moved = await publisher.post(path, { ...form, slug: "elsewhere", act: "save" });
  expect(moved.status).toBe(422);
  expect((await fetch(`${site.url}/volunteer`)).status).toBe(200);
  const french = pageWords("volunteer", "fr").title;
  expect(await visit("/fr/volunteer")).toContain(french);
  await press(`${path}/fr`, await formAt(`${path}/fr`), "withdraw now");
  expect(await visit("/fr/volunteer")).not.toContain(french);
});

test("keeps the first date of a legal page until staff publish a change", async () => {
  expect(await visit("/privacy-policy")).toContain("26 October 2023");
  const path = "/desk/pages/privacy-policy";
  const form = await formAt(path);
  await press(path, form, "publish");
  expect(await visit("/privacy-policy")).toContain("26 October 2023");
  await press(path, { ...(await formAt(path)), lead: "We keep little, and say what." }, "publish");
  const changed = await visit("/privacy-policy");
  expect(changed).toContain("We keep little, and say what.");
  expect(changed).not.toContain("26 October 2023");
  // In the organisation's time zone, where the day begins three hours earlier than in UTC.
  const today = formatDate({
    instant: new Date().toISOString(),
    form: "date",
    timeZone: organisation.timeZone,
  });
  expect(changed).toContain(`Last updated ${today}`);
});
