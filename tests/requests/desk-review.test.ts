import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connectDatabase } from "../../server/database/connect.ts";
import { prepareDatabase } from "../../server/prepare-database.ts";
import type { Edition } from "../../server/publishing/edition.ts";
import { editionsOf } from "../../server/publishing/editions.ts";
import { contentHash } from "../../server/publishing/review/content-hash.ts";
import { reviewOf } from "../../server/publishing/review/review.ts";
import type { Person } from "../../server/staff/staff.ts";
import { availableEngines, emptyDatabase } from "../databases.ts";
import { type DeskBrowser, type DeskSite, startDeskSite } from "./sign-in.ts";

type Staff = DeskBrowser & { person: Person };

describe.each(availableEngines())("on %s", (engine) => {
  let site: DeskSite;
  let folder: string;
  let remove: () => Promise<void>;
  let staff: { wim: Staff; ben: Staff; eva: Staff; tom: Staff };
  beforeAll(async () => {
    const made = await emptyDatabase(engine);
    remove = made.remove;
    folder = await mkdtemp(join(tmpdir(), "review-"));
    const database = connectDatabase(made.url);
    await prepareDatabase(database, { sampleContent: false });
    await database.close();
    site = await startDeskSite({ DATABASE_URL: made.url, MEDIA_FOLDER: folder });
    staff = {
      wim: await site.signIn("writer", "Wim"),
      ben: await site.signIn("publisher", "Ben"),
      eva: await site.signIn("administrator", "Eva"),
      tom: await site.signIn("translator", "Tom"),
    };
  });
  afterAll(async () => {
    await site.stop();
    await remove();
    await rm(folder, { recursive: true, force: true });
  });

  const editions = () => editionsOf({ database: site.database });
  const review = () => reviewOf({ database: site.database });

  let count = 0;
  async function draftBy(by: Staff, content = "It opens on Monday. All are welcome."): Promise<Edition> {
    const created = await editions().create(by.person, "news", { headline: `Clinic ${++count}`, content });
    if ("outcome" in created) throw new Error(JSON.stringify(created));
    return created;
  }
  const current = async ({ id }: Edition) => (await editions().read(id)) as Edition;
  const pathOf = ({ slug }: Edition) => `/desk/news/${slug}`;
  /** The fields of the writing form. */
  const form = async (edition: Edition, act: string, more: Record<string, string> = {}) => {
    const { id, revision, fields, slug } = await current(edition);
    return { ...fields, id, base: String(revision), slug, act, ...more };
  };
  const text = async (answer: Promise<Response> | Response) => (await answer).text();
  const location = async (answer: Promise<Response>) => (await answer).headers.get("location") ?? "";

  test("a writer says that a text is ready, and publishers see it with the note", async () => {
    const { wim, ben } = staff;
    const draft = await draftBy(wim);
    const asked = await wim.post(
      pathOf(draft),
      await form(draft, "ask for review", { review_note: "Figures <ok>?" }),
    );
    expect([asked.status, asked.headers.get("location")]).toEqual([302, `${pathOf(draft)}?done=review`]);
    const writing = await text(wim.get(`${pathOf(draft)}?done=review`));
    expect(writing).toContain("Ready for review. Publishers see it on Today.");
    expect(writing).toContain("Figures &lt;ok&gt;?");
    for (const page of ["/desk", "/desk/review"]) {
      const shown = await text(ben.get(page));
      expect(shown).toContain(`href="${pathOf(draft)}/review"`);
      expect(shown).toContain("Figures &lt;ok&gt;?");
      expect(shown).toMatch(/data-state="ready"[^>]*>Ready for review/);
    }
    // On Today, only for people who can approve.
    expect(await text(wim.get("/desk"))).not.toContain("Figures");
    expect(await text(wim.get("/desk/news"))).toMatch(/data-state="ready"[^>]*>Ready for review/);
  });

  test("a publisher approves or sends back on the review page, never their own text", async () => {
    const { wim, ben } = staff;
    const draft = await draftBy(wim);
    const page = `${pathOf(draft)}/review`;
    const shown = await text(ben.get(page));
    const hash = /name="hash" value="([\w-]+)"/.exec(shown)?.[1] ?? "";
    expect(hash).toBe(contentHash(draft));
    expect((await ben.post(page, { act: "send back", hash, note: "" })).status).toBe(422);
    expect(await location(ben.post(page, { act: "send back", hash, note: "Which town?" }))).toContain(
      "done=sentBack",
    );
    expect(await text(wim.get(pathOf(draft)))).toMatch(/Sent back by <bdi>Ben<\/bdi>.*Which town\?/s);
    expect(await location(ben.post(page, { act: "approve", hash }))).toContain("done=approved");
    expect(await text(wim.get(pathOf(draft)))).toContain("Approved by <bdi>Ben</bdi>");
    expect((await ben.post(page, { act: "approve", hash: "another" })).status).toBe(409);

    const own = await draftBy(ben);
    const refused = await ben.post(`${pathOf(own)}/review`, { act: "approve", hash: contentHash(own) });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain(
      "You have written this text, so another person has to approve it.",
    );
    expect(await review().stateOf(own)).toMatchObject({ approval: undefined });
  });

  test("with the rule of a second person, Publish and Schedule ask for a review instead", async () => {
    const { wim, ben, eva } = staff;
    const rule = (on: boolean) =>
      eva.post("/desk/review", { act: "require second person", ...(on && { second_person: "on" }) });
    expect((await ben.post("/desk/review", { act: "require second person" })).status).toBe(403);
    expect(await text(ben.get("/desk/review"))).not.toContain("must approve before publishing");
    await rule(true);
    expect(await text(eva.get("/desk/review"))).toMatch(/type="checkbox"[^>]*checked=""/);
    const draft = await draftBy(wim);
    const published = await ben.post(pathOf(draft), await form(draft, "publish"));
    expect(published.headers.get("location")).toBe(`${pathOf(draft)}?done=needsReview`);
    expect(await review().states([draft.id])).toEqual({ [draft.id]: "ready" });
    const publish_at = "2027-01-01T10:00";
    expect(await location(ben.post(pathOf(draft), await form(draft, "schedule", { publish_at })))).toContain(
      "needsReview",
    );
    expect((await current(draft)).state).toBe("draft");
    // Ben asked for the review, so another person approves.
    const page = `${pathOf(draft)}/review`;
    expect((await ben.post(page, { act: "approve", hash: contentHash(draft) })).status).toBe(422);
    expect((await eva.post(page, { act: "approve", hash: contentHash(draft) })).status).toBe(302);
    expect(await location(ben.post(pathOf(draft), await form(draft, "publish")))).toContain("done=published");
    await rule(false);
  });

  describe("comments", () => {
    test("on a sentence need no script, and stay when the sentence changes", async () => {
      const { wim, ben } = staff;
      const draft = await draftBy(wim, "It *opens* on Monday. All are welcome.\n\n- One point.");
      const page = `${pathOf(draft)}/review`;
      const sentence = "content\nIt opens on Monday.";
      expect(await text(ben.get(page))).toContain(`value="content\nIt opens on Monday."`);
      const post = (fields: Record<string, string>) => ben.post(page, { act: "comment", ...fields });
      expect(await text(post({ comment: "Which one?" }))).toContain("Please choose the sentence");
      expect(await text(post({ sentence: "content\nNot there.", comment: "x" }))).toContain(
        "no longer in the text",
      );
      expect(await text(post({ sentence }))).toContain("Please write your comment.");
      expect((await post({ sentence, comment: "Which <Monday>?" })).status).toBe(302);
      expect(await text(wim.get(pathOf(draft)))).toMatch(/href="[^"]*\/review#comments">1 open comment</);
      const [comment] = await review().comments(draft.id);
      const answer = { act: "answer comment", id: comment?.id ?? "", comment: "The first." };
      expect((await wim.post(page, answer)).status).toBe(302);
      await wim.post(pathOf(draft), await form(draft, "save", { content: "It opens on Tuesday." }));
      const later = await text(ben.get(page));
      expect(later).toContain("About an earlier text");
      expect(later).toContain("Which &lt;Monday&gt;?");
      expect(later).toContain("The first.");
      expect((await wim.post(page, { act: "resolve comment", id: comment?.id ?? "" })).status).toBe(302);
      expect(await text(wim.get(pathOf(draft)))).not.toContain("open comment");
    });
  });

  describe("an approval link", () => {
    async function linkFor(draft: Edition, person = "Dr Alemu") {
      const { ben } = staff;
      const made = await ben.post(`${pathOf(draft)}/review`, {
        ...{ act: "make approval link", hash: contentHash(await current(draft)), person },
      });
      const page = await made.text();
      return {
        status: made.status,
        page,
        path: /href="[^"]*?((?:\/fr)?\/approve\/[\w-]+)"/.exec(page)?.[1] ?? "",
      };
    }
    const stranger = (path: string, fields?: Record<string, string>) =>
      fields ? site.stranger().post(path, fields) : site.stranger().get(path);

    test("shows the text as visitors will see it, and changes nothing until it is answered", async () => {
      const draft = await draftBy(staff.wim, "It opens on **Monday**.");
      const { path } = await linkFor(draft);
      for (let reads = 0; reads < 2; reads++) {
        const shown = await stranger(path);
        expect(shown.status).toBe(200);
        expect(shown.headers.get("cache-control")).toContain("no-store");
        expect(shown.headers.get("x-robots-tag")).toContain("noindex");
        expect(shown.headers.get("referrer-policy")).toBe("strict-origin");
        expect(shown.headers.get("set-cookie")).toBeNull();
        const html = await shown.text();
        expect(html).toContain("<strong>Monday</strong>");
        expect(html).toMatch(/<bdi>Dr Alemu<\/bdi>, please read this text.*<bdi>Ben<\/bdi>/s);
        expect(html).toContain(`action="${path}"`);
      }
      expect(await review().stateOf(draft)).toMatchObject({ approval: undefined });
      const page = await text(staff.ben.get(`${pathOf(draft)}/review`));
      expect(page).not.toContain(path);
    });

    test("approves once, and says afterwards that it was used", async () => {
      const draft = await draftBy(staff.wim);
      const { path } = await linkFor(draft);
      const answered = await stranger(path, { answer: "approved" });
      expect([answered.status, answered.headers.get("location")]).toEqual([303, path]);
      const after = await stranger(path);
      expect(after.status).toBe(200);
      expect(after.headers.get("cache-control")).toContain("no-store");
      const html = await after.text();
      expect(html).toContain("You have approved this text.");
      expect(html).not.toContain("All are welcome");
      await stranger(path, { answer: "sent back", note: "After all, no." });
      expect(await review().stateOf(draft)).toMatchObject({
        approval: { by: "Dr Alemu", linkMaker: "Ben" },
        request: undefined,
      });
      expect(await text(staff.wim.get(pathOf(draft)))).toContain("with a link made by <bdi>Ben</bdi>");
    });

    test("sends the text back with a note, which it requires", async () => {
      const draft = await draftBy(staff.wim);
      const { path } = await linkFor(draft);
      const refused = await stranger(path, { answer: "sent back", note: " " });
      expect(refused.status).toBe(422);
      expect(await refused.text()).toContain("Please write what has to change");
      expect((await stranger(path, { answer: "sent back", note: "Name the town." })).status).toBe(303);
      expect(await review().stateOf(draft)).toMatchObject({
        request: { state: "sent back", answer: { note: "Name the town.", by: "Dr Alemu" } },
      });
    });

    test("ends with any edit, and shows no newer text", async () => {
      const draft = await draftBy(staff.wim);
      const { path } = await linkFor(draft);
      await staff.wim.post(pathOf(draft), await form(draft, "save", { content: "Secret new words." }));
      const shown = await text(stranger(path));
      expect(shown).toContain("This text has changed");
      expect(shown).not.toContain("Secret");
      await stranger(path, { answer: "approved" });
      expect(await review().stateOf(await current(draft))).toMatchObject({ approval: undefined });
    });

    test("speaks the language of the text, and an invented or revoked one does not work", async () => {
      const draft = await draftBy(staff.wim);
      await editions().setLanguage(staff.wim.person, draft.id, "fr");
      const { path } = await linkFor(draft);
      expect(path).toMatch(/^\/fr\/approve\//);
      expect(await text(stranger(path))).toContain("Que faut-il changer ?");
      const [link] = await review().approvalLinks(draft.id);
      await staff.ben.post(`${pathOf(draft)}/review`, { act: "revoke approval link", id: link?.id ?? "" });
      for (const gone of [path, "/fr/approve/invented"]) {
        const answer = await stranger(gone);
        expect(answer.status).toBe(404);
        expect(await answer.text()).toContain("Ce lien ne fonctionne pas");
        expect((await stranger(gone, { answer: "approved" })).status).toBe(303);
      }
      expect(await review().stateOf(await current(draft))).toMatchObject({ approval: undefined });
    });

    test("cannot be answered from another site, nor be made without a name", async () => {
      const draft = await draftBy(staff.wim);
      const { path } = await linkFor(draft);
      const foreign = await site
        .stranger()
        .post(path, { answer: "approved" }, { origin: "https://example.org" });
      expect(foreign.status).toBe(403);
      expect((await linkFor(draft, " ")).status).toBe(422);
    });
  });

  describe("a translator", () => {
    async function withTranslation() {
      const original = await draftBy(staff.wim);
      const started = await staff.tom.post(`${pathOf(original)}/fr`, { act: "start from the original" });
      expect(started.status).toBe(302);
      const french = await editions().translation(original, "fr");
      return { original, french: french as Edition };
    }

    test("writes translations, and asks for their review", async () => {
      const { original, french } = await withTranslation();
      const { tom } = staff;
      const address = `${pathOf(original)}/fr`;
      expect((await tom.get(address)).status).toBe(200);
      const saved = await tom.post(address, await form(french, "save", { headline: "Une clinique" }));
      expect(saved.status).toBe(302);
      expect((await current(french)).fields.headline).toBe("Une clinique");
      expect(await location(tom.post(address, await form(french, "ask for review")))).toContain(
        "done=review",
      );
      for (const page of ["history", "preview", "preview/page", "review"])
        expect((await tom.get(`${address}/${page}`)).status, page).toBe(200);
      expect(await text(tom.get(pathOf(original)))).toContain("Choose the language that you translate into");
    });

    test("changes no original, publishes nothing, and sees no messages", async () => {
      const { original, french } = await withTranslation();
      const { tom } = staff;
      const before = await current(original);
      for (const act of ["save", "ask for review", "preview", "history", "change entries", "agree"])
        expect(
          (await tom.post(pathOf(original), await form(original, act, { headline: "Mine" }))).status,
          act,
        ).toBe(403);
      const autosaved = await form(original, "autosave", { headline: "Mine" });
      expect((await tom.postForJson(pathOf(original), autosaved)).status).toBe(403);
      // By the id of the original at the address of the translation.
      expect(
        (await tom.post(`${pathOf(original)}/fr`, await form(original, "save", { headline: "Mine" }))).status,
      ).toBe(403);
      expect(
        (await tom.post("/desk/news/new", { act: "save", id: crypto.randomUUID(), headline: "Mine" })).status,
      ).toBe(403);
      for (const act of ["publish", "schedule", "withdraw now", "delete now", "bring back"])
        expect((await tom.post(`${pathOf(original)}/fr`, await form(french, act))).status, act).toBe(403);
      for (const page of ["review", "history", "preview", "preview/page"])
        expect((await tom.get(`${pathOf(original)}/${page}`)).status, page).toBe(403);
      for (const page of ["/desk/enquiries", "/desk/media", "/desk/review", "/desk/staff", "/desk/news/new"])
        expect((await tom.get(page)).status, page).toBe(403);
      const today = await text(tom.get("/desk"));
      expect(today).not.toContain("/desk/enquiries");
      expect(today).not.toContain("/desk/news/new");
      expect(await current(original)).toEqual(before);
    });
  });

  test("visitors see that a native speaker has read a text, until it changes", async () => {
    const { wim, ben } = staff;
    const draft = await draftBy(wim);
    const page = `${pathOf(draft)}/review`;
    const reading = {
      act: "record reading",
      hash: contentHash(draft),
      reader: "Selam <Haile>",
      read_on: "2026-11-10",
    };
    expect((await wim.post(page, reading)).status).toBe(403);
    expect((await ben.post(page, { ...reading, reader: "" })).status).toBe(422);
    await ben.post(pathOf(draft), await form(draft, "publish"));
    const visit = () => text(fetch(`${site.url}/news/${draft.slug}`));
    expect(await visit()).not.toContain("native speaker");
    expect((await ben.post(page, reading)).status).toBe(302);
    expect(await visit()).toMatch(
      /This text was read by a native speaker: <bdi>Selam &lt;Haile&gt;<\/bdi>, <time[^>]*>10 November 2026/,
    );
    await wim.post(pathOf(draft), await form(draft, "save", { content: "New words." }));
    expect(await visit()).toContain("native speaker");
    expect(await text(ben.get(page))).toContain("before the last change");
    await ben.post(pathOf(draft), await form(draft, "publish"));
    expect(await visit()).not.toContain("native speaker");
  });

  test("so do visitors of a fixed page in its own language, instead of the note that it was not checked", async () => {
    const { id } = await site.database.db
      .selectFrom("editions")
      .where("kind", "=", "page/about")
      .where("language", "=", "fr")
      .select("id")
      .executeTakeFirstOrThrow();
    const french = (await editions().read(id)) as Edition;
    const reading = { hash: contentHash(french), reader: "Awa Diop", on: "2026-11-10" };
    const { outcome } = await review().recordReading({ ...staff.ben.person, role: "publisher" }, id, reading);
    expect(outcome).toBe("done");
    const footer = async (path: string) => (await text(fetch(site.url + path))).split("<footer")[1];
    await expect.poll(() => footer("/fr/about")).toContain("Awa Diop");
    expect(await footer("/fr/about")).not.toContain('/fr/contact">Dites-nous');
    for (const path of ["/about", "/sw/about", "/fr/contact"])
      expect(await footer(path), path).not.toContain("Awa Diop");
  });
});
