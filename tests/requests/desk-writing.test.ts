/** The writing page used through its forms, as by a browser without JavaScript or a program. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Answer } from "../../app/desk/editor/autosave.ts";
import type { Preview } from "../../app/desk/editor/writing.ts";
import { deskPath, kindNames, kindOf, shownFields } from "../../content/kinds.ts";
import { type DeskSite, startDeskSite } from "./sign-in.ts";

type Person = Awaited<ReturnType<DeskSite["signIn"]>>;

let site: DeskSite;
let writer: Person;
let publisher: Person;

beforeAll(async () => {
  site = await startDeskSite();
  [writer, publisher] = [await site.signIn("writer"), await site.signIn("publisher")];
});
afterAll(() => site.stop());

const text = { headline: "A clinic in Kampala", content: "It opens in May." };

/** Posts the form for a new record. Resolves with the path of the redirect. */
async function draft(person: Person, fields: Record<string, string> = text, kind = "news"): Promise<string> {
  const answer = await person.post(`/desk/${kind}/new`, {
    act: "save",
    id: randomUUID(),
    base: "0",
    ...fields,
  });
  expect(answer.status).toBe(302);
  return answer.headers.get("location") ?? "";
}

/** The fields that the page's form would post. */
async function formAt(person: Person, path: string): Promise<Record<string, string>> {
  const page = await (await person.get(path)).text();
  const value = (name: string) => new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(page)?.[1] ?? "";
  return { id: value("id"), base: value("base"), slug: value("slug") };
}

const publicPage = (path: string) => fetch(site.url + path, { redirect: "manual" });

test("shows a form for every kind of record, with a label for each field", async () => {
  for (const kind of kindNames) {
    const path = deskPath(kind);
    const page = await (await writer.get(`/desk${path}/new`)).text();
    const labels = shownFields(kind).map((name) => kindOf(kind).fields[name]?.label);
    for (const label of [...labels, "Web address"])
      expect(page, `${kind}: ${label}`).toMatch(
        new RegExp(`<label [^>]*for="[^"]+"[^>]*>${label}</label>|<legend>${label}</legend>`),
      );
  }
  expect((await writer.get("/desk/unheard-of/new")).status).toBe(404);
  expect((await writer.get("/desk/news/not-there")).status).toBe(404);
});

test("saves a draft once, however often it is posted, under a slug made from its headline", async () => {
  const id = randomUUID();
  const fields = { act: "save", id, base: "0", headline: "Sent twice", content: "A text." };
  const [first, second] = [
    await writer.post("/desk/news/new", fields),
    await writer.post("/desk/news/new", fields),
  ];
  expect(first.headers.get("location")).toBe("/desk/news/sent-twice");
  expect(second.headers.get("location")).toBe("/desk/news/sent-twice");
  const page = await (await writer.get("/desk/news/sent-twice")).text();
  expect(page).toMatch(/Saved at \d\d:\d\d</);
  expect(page).toContain("A text.");
  expect((await publicPage("/news/sent-twice")).status).toBe(404);
});

test("refuses to publish an incomplete record, explains each problem at its field, and keeps the typed values", async () => {
  const answer = await publisher.post("/desk/events/new", {
    ...{
      act: "publish",
      id: randomUUID(),
      base: "0",
      name: "A walk",
      venue: "By the lake",
    },
    ...{ country: "Kenya", coordinates: "the shore", event_languages: "en, klingon" },
    ...{ time_zone: "Africa/Nairobi", event_date: "2030-05-03T09:00", ends_at: "2030-05-03T08:00" },
  });
  expect(answer.status).toBe(422);
  const page = await answer.text();
  expect(page).toContain("“Description” is missing: it is needed to publish.");
  expect(page).toContain("“Country” takes the ISO code of a country: two capital letters, such as KE.");
  expect(page).toContain("“Coordinates” takes a latitude and a longitude in degrees, such as 9.03, 38.74.");
  expect(page).toContain("Not known: klingon.");
  for (const field of ["description", "country", "coordinates", "event_languages"])
    expect(page).toContain(`href="#field-${field}"`);
  for (const typed of ["A walk", "By the lake", "2030-05-03T09:00", "2030-05-03T08:00"])
    expect(page).toContain(typed);
});

test("stores the parts of an event's place separately: a listed country, ticked languages, a translatable city", async () => {
  const path = await draft(
    publisher,
    {
      ...{ name: "A day", description: "By the sea", city: "Mombasa", country: "KE", venue: "Fort" },
      ...{ event_languages: "sw, mos,en", time_zone: "Africa/Nairobi", event_date: "2030-05-03T09:00" },
    },
    "events",
  );
  const page = await (await publisher.get(path)).text();
  const options = [...page.matchAll(/<option value="([A-Z]{2})"( selected="")?/g)].map(([, code]) => code);
  expect(options).toHaveLength(249);
  expect(options.indexOf("ZW")).toBeLessThan(options.indexOf("AF"));
  expect(page).toMatch(/<option value="KE" selected="">Kenya</);
  expect(page).not.toContain('name="location"');
  const ticked = [...page.matchAll(/<input type="checkbox" name="event_languages"[^>]* checked=""[^>]*>/g)];
  expect(ticked.map(([box]) => /value="([^"]*)"/.exec(box)?.[1])).toEqual(["en", "sw"]);
  expect(page).toMatch(
    /id="field-event_languages"[^>]* value="mos"|value="mos"[^>]* id="field-event_languages"/,
  );
  const post = async (fields: Record<string, string>) =>
    publisher.post(path, { ...(await formAt(publisher, path)), ...fields });
  expect((await post({ name: "A day", description: "By the sea", act: "publish" })).status).toBe(302);
  await publisher.post(`${path}/fr`, { act: "start from the original" });
  const beside = await (await publisher.get(`${path}/fr`)).text();
  for (const name of ["city", "venue"]) expect(beside).toContain(`name="${name}"`);
  for (const name of ["country", "coordinates", "event_languages"])
    expect(beside).not.toContain(`name="${name}"`);
  expect(beside.replaceAll("<!-- -->", "")).toContain("City in English (used if left empty)");
  const html = await (await publicPage("/pt/events/a-day")).text();
  expect(html).toContain("Fort, Mombaça, Quénia");
});

test("rejects an event that ends before it begins, and reads its times in the time zone of its place", async () => {
  const event = {
    ...{ name: "A morning", description: "By the lake", city: "Kisumu", time_zone: "Africa/Nairobi" },
    ...{ event_date: "2030-05-03T09:00", ends_at: "2030-05-03T08:00" },
  };
  const path = await draft(publisher, event, "events");
  const refused = await publisher.post(path, {
    ...(await formAt(publisher, path)),
    ...event,
    act: "publish",
  });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain("The event ends before it begins.");
  const right = { ...event, ends_at: "2030-05-03T11:00" };
  const done = await publisher.post(path, { ...(await formAt(publisher, path)), ...right, act: "publish" });
  expect(done.headers.get("location")).toBe(`${path}?done=published`);
  expect(await (await publicPage("/events/a-morning")).text()).toContain("2030-05-03T06:00:00.000Z");
});

test("lets a writer only propose changes to a scheduled record", async () => {
  const path = await draft(writer, { headline: "For Monday", content: "As it was scheduled." });
  const post = async (person: Person, act: string, fields: Record<string, string> = {}) =>
    person.post(path, {
      ...(await formAt(person, path)),
      ...{ headline: "For Monday", content: "As it was scheduled.", act, ...fields },
    });
  expect(await (await writer.get(path)).text()).toMatch(/>Written in<.*>Delete</s);
  expect((await post(publisher, "schedule", { publish_at: "2030-01-01T10:00" })).status).toBe(302);
  const before = await scheduledRow("For Monday");

  const page = await (await writer.get(path)).text();
  expect(page).toContain("It is scheduled, so only a publisher can delete it.");
  expect(page).toMatch(/name="slug"[^>]* readOnly=""|readOnly=""[^>]* name="slug"/i);
  expect(page).not.toMatch(/>Delete<|>Written in</);
  expect(await (await writer.get(`${path}?ask=delete`)).text()).not.toContain("Delete this?");
  expect(await (await publisher.get(path)).text()).toMatch(/>Written in<.*>Delete</s);

  for (const [act, fields, status, sentence] of [
    ["save", { slug: "elsewhere" }, 422, "Only a publisher can change the address of a scheduled record."],
    [
      "set language",
      { language: "fr" },
      422,
      "Only a publisher can change the language of a scheduled record.",
    ],
    ["delete now", {}, 403, "Only a publisher can delete a scheduled record."],
  ] as const) {
    const answer = await post(writer, act, { ...fields, content: "What I propose." });
    expect([answer.status, await answer.text()], act).toEqual([status, expect.stringContaining(sentence)]);
  }
  expect(await scheduledRow("For Monday")).toEqual(before);
  expect(await (await writer.get(path)).text()).toContain("What I propose.");
  expect((await post(publisher, "save", { slug: "for-tuesday" })).headers.get("location")).toBe(
    "/desk/news/for-tuesday",
  );
});

/** The columns that decide what will be published, and where. */
async function scheduledRow(title: string) {
  const columns = ["slug", "language", "state", "due_at", "due_version", "deleted_at"] as const;
  return site.database.db.selectFrom("editions").select(columns).where("title", "=", title).execute();
}

test("lets a publisher publish, change and withdraw a record, and holds a writer's changes back", async () => {
  const path = await draft(writer, { headline: "From draft to gone", content: "The first text." });
  const post = async (person: Person, act: string, fields: Record<string, string> = {}) =>
    person.post(path, { ...(await formAt(person, path)), headline: "From draft to gone", act, ...fields });
  for (const act of ["publish", "schedule", "withdraw", "withdraw now", "unschedule"])
    expect((await post(writer, act)).status, act).toBe(403);
  expect((await publicPage("/news/from-draft-to-gone")).status).toBe(404);

  await post(publisher, "publish", { content: "The first text." });
  expect(await (await publicPage("/news/from-draft-to-gone")).text()).toContain("The first text.");
  await post(writer, "save", { content: "A better text." });
  expect(await (await publicPage("/news/from-draft-to-gone")).text()).toContain("The first text.");
  expect(await (await writer.get(path)).text()).toContain("Unpublished changes");
  const moved = await post(writer, "save", { content: "A better text.", slug: "elsewhere" });
  expect(moved.status).toBe(422);
  expect(await moved.text()).toContain("Only a publisher can change the address of a public record.");
  expect((await post(writer, "delete now", { content: "A better text." })).status).toBe(403);

  await post(publisher, "publish", { content: "A better text." });
  expect(await (await publicPage("/news/from-draft-to-gone")).text()).toContain("A better text.");
  const asked = await post(publisher, "withdraw", { content: "A better text." });
  expect(asked.headers.get("location")).toBe(`${path}?ask=withdraw#ask`);
  expect((await publicPage("/news/from-draft-to-gone")).status).toBe(200);
  await post(publisher, "withdraw now", { content: "A better text." });
  expect((await publicPage("/news/from-draft-to-gone")).status).toBe(410);
});

test("neither overwrites nor publishes another person's changes before they were reviewed", async () => {
  const path = await draft(writer, { headline: "Two hands", content: "One. Two." });
  const [mine, theirs] = [await formAt(publisher, path), await formAt(writer, path)];
  await writer.post(path, { ...theirs, headline: "Two hands", content: "One. Two, changed.", act: "save" });
  const merged = await publisher.post(path, {
    ...mine,
    headline: "Both hands",
    content: "One. Two.",
    act: "publish",
  });
  expect(merged.status).toBe(409);
  const page = await merged.text();
  expect(page).toContain("Someone else changed this too.");
  expect(page).toContain("One. Two, changed.");
  expect((await publicPage("/news/two-hands")).status).toBe(404);

  const conflict = await writer.post(path, {
    ...theirs,
    headline: "Two hands",
    content: "One. Two, again.",
    act: "save",
  });
  expect(conflict.status).toBe(409);
  const shown = await conflict.text();
  for (const sentence of ["Two, again.", "Two, changed.", "Two versions of “Text”"])
    expect(shown).toContain(sentence);
  // The writer has seen both versions, so the second save wins; changes without a conflict are kept.
  const base = /name="base"[^>]* value="(\d+)"/.exec(shown)?.[1] ?? "";
  const kept = { ...theirs, base, headline: "Both hands", content: "One. Two, again.", act: "save" };
  expect((await writer.post(path, kept)).status).toBe(302);
  const after = await (await writer.get(path)).text();
  expect(after).toContain("Two, again.");
  expect(after).toContain("Both hands");
});

test("requires a future time for scheduling, read in the time zone shown on the page", async () => {
  const path = await draft(publisher, { headline: "In time", content: "A text." });
  const post = async (publish_at: string) =>
    publisher.post(path, { ...(await formAt(publisher, path)), ...text, publish_at, act: "schedule" });
  expect(await (await post("")).text()).toContain("“Publish at” is missing");
  expect(await (await post("2020-01-01T10:00")).text()).toContain("This time is past.");
  const year = new Date().getFullYear() + 1;
  expect((await post(`${year}-03-01T10:00`)).headers.get("location")).toBe(`${path}?done=scheduled`);
  const [{ due_at }] = await site.database.db
    .selectFrom("editions")
    .select("due_at")
    .where("slug", "=", "in-time")
    .execute()
    .then((rows) => rows as [{ due_at: string }]);
  expect(due_at).toBe(`${year}-03-01T07:00:00.000Z`);
  const page = await (await publisher.get(path)).text();
  expect(page).toContain("In your time zone, Africa/Addis_Ababa.");
  expect(page).toContain(`${year}-03-01T10:00`);
});

test("deletes a draft after one confirmation, and restores it", async () => {
  const path = await draft(writer, { headline: "To be deleted", content: "A text." });
  const { id = "", ...rest } = await formAt(writer, path);
  const form = { id, ...rest, headline: "To be deleted", content: "A text." };
  expect((await writer.post(path, { ...form, act: "delete" })).headers.get("location")).toBe(
    `${path}?ask=delete#ask`,
  );
  expect((await writer.post(path, { ...form, act: "delete now" })).headers.get("location")).toBe(
    "/desk/news",
  );
  expect(await (await writer.get(path)).text()).toContain("This was deleted.");
  await writer.post(path, { id, act: "bring back" });
  expect(await (await writer.get(path)).text()).toContain("A text.");
});

test("answers the editor in JSON: saved, merged or in conflict", async () => {
  const id = randomUUID();
  const save = async (person: Person, base: number, fields: Record<string, string>): Promise<Answer> =>
    (
      await person.postForJson("/desk/news/new", { act: "autosave", id, base: String(base), ...fields })
    ).json();
  const first = await save(writer, 0, { headline: "By script", content: "One. Two." });
  expect(first).toMatchObject({ outcome: "saved", revision: 1, slug: "by-script" });
  expect(await save(publisher, 1, { headline: "By script", content: "One. Two, theirs." })).toMatchObject({
    outcome: "saved",
    revision: 2,
  });
  expect(await save(writer, 1, { headline: "By script", content: "One, mine. Two." })).toMatchObject({
    outcome: "merged",
    values: { content: "One, mine. Two, theirs." },
  });
  expect(await save(writer, 1, { headline: "By script", content: "One. Two, mine." })).toMatchObject({
    outcome: "conflict",
    values: { content: "One, mine. Two, mine." },
    conflicts: [{ field: "content", theirs: "One, mine. Two, theirs.", places: [{ yours: "Two, mine." }] }],
  });
  const stranger = await site
    .stranger()
    .postForJson("/desk/news/by-script", { act: "autosave", id, base: "1" });
  expect(stranger.status).toBe(401);
  const other = await writer.postForJson("/desk/events/new", { act: "autosave", id, base: "1" });
  expect(other.status).toBe(404);
});

test("returns a live preview with suggestions and the page's size", async () => {
  const preview = async (content: string): Promise<Preview> =>
    (
      await writer.postForJson("/desk/news/new", {
        act: "look",
        id: randomUUID(),
        headline: "A look",
        content,
      })
    ).json();
  const good = await preview("## Part\n\nSee [our news](/news).");
  expect(good.html).toContain("<h2>Part</h2>");
  expect(good.checks).toEqual([]);
  expect(good.kilobytes).toBeGreaterThan(5);
  expect(good.kilobytes).toBeLessThan(60);
  const { checks } = await preview("See [this](/news/not-there) and ![A cat](/pictures/not-there.jpg).");
  expect(checks.map(({ sentence }) => sentence)).toEqual([
    "The link /news/not-there leads to a page that does not answer.",
    "The picture /pictures/not-there.jpg is not shown: There is no such file.",
  ]);
});
