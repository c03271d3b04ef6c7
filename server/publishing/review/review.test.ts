import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { forEachDatabase } from "../../../tests/databases.ts";
import type { Role } from "../../staff/roles.ts";
import { type Person, staffOf } from "../../staff/staff.ts";
import type { Edition, Fields } from "../edition.ts";
import { editionsOf } from "../editions.ts";
import type { Outcome } from "../outcome.ts";
import { contentHash } from "./content-hash.ts";
import { reviewOf } from "./review.ts";
import { commentLimits } from "./review-limits.ts";

const problemOf = (outcome: Outcome | { outcome: string; problems?: { name: string }[] }) =>
  outcome.outcome === "refused" && "problems" in outcome ? outcome.problems?.[0]?.name : outcome.outcome;

test("the hash of a text changes with its fields and its language, and not with empty fields", () => {
  const text = { language: "en", fields: { headline: "One", content: "Two" } };
  const hash = contentHash(text);
  expect(contentHash({ ...text, fields: { content: "Two", headline: "One", link: "" } })).toBe(hash);
  expect(contentHash({ ...text, language: "fr" })).not.toBe(hash);
  expect(contentHash({ ...text, fields: { ...text.fields, content: "Two " } })).not.toBe(hash);
  expect(contentHash({ ...text, fields: { headline: "Two", content: "One" } })).not.toBe(hash);
});

forEachDatabase((_engine, open) => {
  async function start() {
    const { database } = await open();
    const editions = editionsOf({ database });
    const review = reviewOf({ database, mail: { isSetUp: true, siteUrl: "https://example.org" } });
    const add = async (name: string, role: Role, language = "en"): Promise<Person> => {
      const person = { name, email: `${name.toLowerCase()}@example.org`, role, language };
      const added = await staffOf(database).add({ id: null, name: "a test" }, person);
      if (added === "already there") throw new Error(name);
      return added;
    };
    const [wim, ben, eva] = [
      await add("Wim", "writer"),
      await add("Ben", "publisher", "fr"),
      await add("Eva", "administrator"),
    ];
    const write = async (by: Person, headline = "A clinic opens"): Promise<Edition> => {
      const created = await editions.create(by, "news", {
        headline,
        content: "It opens on Monday. All are welcome.",
      });
      if ("outcome" in created) throw new Error(JSON.stringify(created));
      return created;
    };
    const edit = async (by: Person, { id }: Edition, fields: Fields): Promise<Edition> => {
      const now = await editions.read(id);
      const saved = await editions.save(by, id, {
        base: now?.revision ?? 0,
        fields: { ...now?.fields, ...fields },
        deliberate: true,
      });
      if (!("edition" in saved)) throw new Error(JSON.stringify(saved));
      return saved.edition;
    };
    const publish = async (by: Person, { id }: Edition) => {
      const now = await editions.read(id);
      return editions.publish(by, id, { base: now?.revision ?? 0 });
    };
    return { database, db: database.db, editions, review, wim, ben, eva, write, edit, publish };
  }

  test("asks each publisher for a review, in their language, once", async () => {
    const { db, review, wim, ben, eva, write } = await start();
    const draft = await write(wim);
    for (let presses = 0; presses < 2; presses++)
      await review.request(wim, draft.id, "Are the figures right?");
    const mails = await db
      .selectFrom("mails")
      .select(["recipient", "subject", "body"])
      .orderBy("recipient")
      .execute();
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [ben.email, "Prêt pour la relecture : A clinic opens"],
      [eva.email, "Ready for review: A clinic opens"],
    ]);
    expect(mails[1]?.body).toContain("https://example.org/desk/news/a-clinic-opens/review");
    expect(mails[1]?.body).toContain("Are the figures right?");
    expect(await review.ready()).toMatchObject([
      {
        edition: { id: draft.id },
        request: { state: "ready", note: "Are the figures right?", by: { name: "Wim" } },
      },
    ]);
    expect(await review.states([draft.id])).toEqual({ [draft.id]: "ready" });
  });

  test("mails no one who chose to get no mail", async () => {
    const { db, database, review, wim, ben, eva, write } = await start();
    for (const person of [ben, eva]) await staffOf(database).chooseMails(person, "none");
    await review.request(wim, (await write(wim)).id, "");
    expect(await db.selectFrom("mails").select("id").execute()).toEqual([]);
  });

  test("an approval belongs to exactly the text that was read", async () => {
    const { review, wim, ben, write, edit } = await start();
    const draft = await write(wim);
    const hash = contentHash(draft);
    await review.request(wim, draft.id, "");
    expect(problemOf(await review.approve(ben, draft.id, "another text"))).toBe("stale");
    expect(problemOf(await review.approve(ben, draft.id, hash))).toBe("done");
    expect(await review.stateOf(draft)).toMatchObject({ approval: { by: "Ben" }, request: undefined });
    const changed = await edit(wim, draft, { content: "It opens on Tuesday." });
    expect(await review.stateOf(changed)).toMatchObject({
      approval: undefined,
      earlierApproval: { by: "Ben" },
    });
    const back = await edit(wim, draft, { content: draft.fields.content ?? "" });
    expect(await review.stateOf(back)).toMatchObject({ approval: { by: "Ben" } });
  });

  describe("nobody approves their own text:", () => {
    test("neither its author, nor anyone who wrote it before, nor the person who asked", async () => {
      const { review, wim, ben, eva, write, edit } = await start();
      const draft = await write(ben);
      expect(problemOf(await review.approve(ben, draft.id, contentHash(draft)))).toBe("ownText");
      const changed = await edit(wim, draft, { content: "It opens on Tuesday." });
      expect(problemOf(await review.approve(ben, draft.id, contentHash(changed)))).toBe("ownText");
      await review.request(eva, draft.id, "");
      expect(problemOf(await review.approve(eva, draft.id, contentHash(changed)))).toBe("ownRequest");
      expect(problemOf(await review.approve(wim, draft.id, contentHash(changed)))).toBe("publisherApproves");
    });

    test("an approver who edits the text ends the approval and becomes one of its authors", async () => {
      const { review, wim, ben, write, edit, publish, eva } = await start();
      await review.requireSecondPerson(eva, true);
      const draft = await write(wim);
      await review.approve(ben, draft.id, contentHash(draft));
      const changed = await edit(ben, draft, { content: "My own words." });
      expect(problemOf(await publish(ben, draft))).toBe("needsApproval");
      expect(problemOf(await review.approve(ben, draft.id, contentHash(changed)))).toBe("ownText");
    });

    test("publishing starts anew: who wrote the public text may approve the changes of others", async () => {
      const { review, wim, ben, write, edit, publish } = await start();
      const draft = await write(ben);
      expect(problemOf(await publish(ben, draft))).toBe("done");
      const changed = await edit(wim, draft, { content: "It opens on Tuesday." });
      expect(problemOf(await review.approve(ben, draft.id, contentHash(changed)))).toBe("done");
    });

    test("the database refuses it, too, and still knows the approvals of people who left", async () => {
      const { database, db, review, wim, ben, eva, write } = await start();
      const draft = await write(wim);
      await review.approve(ben, draft.id, contentHash(draft));
      await staffOf(database).remove(eva, ben.id);
      await staffOf(database).remove(eva, wim.id);
      expect(await review.stateOf(draft)).toMatchObject({ approval: { by: "Ben" } });
      await expect(sql`update approvals set approver_id = author_id`.execute(db)).rejects.toThrow(
        /check constraint/i,
      );
      await expect(
        sql`update approvals set approver_id = null, link_maker_id = author_id`.execute(db),
      ).rejects.toThrow(/check constraint/i);
    });
  });

  test("a text that is sent back is no longer approved, and its writers read why", async () => {
    const { db, review, wim, ben, eva, write } = await start();
    const draft = await write(wim);
    const hash = contentHash(draft);
    await review.approve(ben, draft.id, hash);
    expect(problemOf(await review.sendBack(eva, draft.id, hash, " "))).toBe("noteMissing");
    expect(problemOf(await review.sendBack(eva, draft.id, hash, "Name the town."))).toBe("done");
    expect(await review.stateOf(draft)).toMatchObject({
      ...{
        approval: undefined,
        request: { state: "sent back", answer: { note: "Name the town.", by: "Eva" } },
      },
    });
    const mails = await db
      .selectFrom("mails")
      .select(["recipient", "subject", "body"])
      .orderBy("created_at")
      .execute();
    expect(mails.at(-1)).toMatchObject({ recipient: wim.email, subject: "Sent back: A clinic opens" });
    expect(mails.at(-1)?.body).toContain("Name the town.");
  });

  describe("if a second person must approve", () => {
    test("a text is published or scheduled only with the approval of exactly this text", async () => {
      const { editions, review, wim, ben, eva, write, edit, publish } = await start();
      await review.requireSecondPerson(eva, true);
      const draft = await write(wim);
      const dueAt = new Date(Date.now() + 60_000).toISOString();
      expect(problemOf(await publish(ben, draft))).toBe("needsApproval");
      expect(problemOf(await editions.schedule(ben, draft.id, { base: 1, dueAt }))).toBe("needsApproval");
      await review.approve(ben, draft.id, contentHash(draft));
      expect(problemOf(await publish(eva, draft))).toBe("done");
      await edit(wim, draft, { content: "It opens on Tuesday." });
      expect(problemOf(await publish(eva, draft))).toBe("needsApproval");
      await review.requireSecondPerson(eva, false);
      expect(problemOf(await publish(eva, draft))).toBe("done");
    });

    test("a schedule publishes the approved version, whatever was written since", async () => {
      const { editions, review, wim, ben, eva, write, edit } = await start();
      await review.requireSecondPerson(eva, true);
      const draft = await write(wim);
      await review.approve(ben, draft.id, contentHash(draft));
      const dueAt = new Date(Date.now() + 60_000).toISOString();
      expect(problemOf(await editions.schedule(eva, draft.id, { base: 1, dueAt }))).toBe("done");
      await edit(ben, draft, { headline: "Changed later" });
      await editions.publishDue(new Date(dueAt));
      const published = await editions.read(draft.id);
      expect(published).toMatchObject({ state: "published", publicRevision: 1 });
      expect(await editions.published(published as Edition)).toMatchObject({ headline: "A clinic opens" });
    });

    test("a schedule from before the rule is cancelled, and Today says why", async () => {
      const { editions, db, review, wim, ben, eva, write } = await start();
      const draft = await write(wim);
      const dueAt = new Date(Date.now() + 60_000).toISOString();
      await editions.schedule(ben, draft.id, { base: 1, dueAt });
      await review.requireSecondPerson(eva, true);
      await editions.publishDue(new Date(dueAt));
      expect(await editions.read(draft.id)).toMatchObject({ state: "draft", publicRevision: null });
      const receipt = await db.selectFrom("receipts").select(["state", "checks"]).executeTakeFirst();
      expect(receipt?.state).toBe("red");
      expect(receipt?.checks).toContain("needsApproval");
    });
  });

  describe("an approval link", () => {
    test("approves its text once, under the name of the person", async () => {
      const { review, wim, ben, eva, write, publish } = await start();
      await review.requireSecondPerson(eva, true);
      const draft = await write(wim);
      const made = await review.makeApprovalLink(ben, draft.id, {
        hash: contentHash(draft),
        person: "Dr Alemu",
      });
      if (!("token" in made)) throw new Error(JSON.stringify(made));
      expect((await review.findApprovalLink(made.token))?.state).toBe("open");
      expect(await review.answerLink(made.token, "approved", "")).toBe("done");
      expect(await review.answerLink(made.token, "approved", "")).toBe("used");
      expect(await review.stateOf(draft)).toMatchObject({ approval: { by: "Dr Alemu", linkMaker: "Ben" } });
      expect(problemOf(await publish(ben, draft))).toBe("done");
    });

    test("answers once, even if it is posted twice at the same moment", async () => {
      const { db, review, wim, ben, write } = await start();
      const draft = await write(wim);
      const made = await review.makeApprovalLink(ben, draft.id, {
        hash: contentHash(draft),
        person: "Dr Alemu",
      });
      const token = "token" in made ? made.token : "";
      const answers = await Promise.all([1, 2, 3].map(() => review.answerLink(token, "approved", "")));
      expect(answers.toSorted()).toEqual(["done", "used", "used"]);
      expect(await db.selectFrom("approvals").select("id").execute()).toHaveLength(1);
    });

    test("ends with an edit, when revoked, and after seven days", async () => {
      const { database, review, wim, ben, write, edit } = await start();
      const draft = await write(wim);
      const make = async (text: Edition) => {
        const made = await review.makeApprovalLink(ben, text.id, {
          hash: contentHash(text),
          person: "Dr Alemu",
        });
        return "token" in made ? made.token : "";
      };
      const first = await make(draft);
      const changed = await edit(wim, draft, { content: "It opens on Tuesday." });
      expect((await review.findApprovalLink(first))?.state).toBe("changed");
      expect(await review.answerLink(first, "approved", "")).toBe("changed");
      const second = await make(changed);
      const [link] = await review.approvalLinks(draft.id);
      expect(await review.revokeApprovalLink(ben, draft.id, link?.id ?? "")).toBe(true);
      expect(await review.answerLink(second, "approved", "")).toBe("missing");
      const third = await make(changed);
      const later = reviewOf({ database, now: () => new Date(Date.now() + 7 * 24 * 60 * 60_000 + 1) });
      expect(await later.answerLink(third, "approved", "")).toBe("missing");
      expect((await review.findApprovalLink(third))?.state).toBe("open");
    });

    test("cannot be made by an author if a second person must approve, nor count later", async () => {
      const { review, ben, eva, write, publish } = await start();
      const draft = await write(ben);
      const hash = contentHash(draft);
      const made = await review.makeApprovalLink(ben, draft.id, { hash, person: "Ben himself" });
      expect(await review.answerLink("token" in made ? made.token : "", "approved", "")).toBe("done");
      await review.requireSecondPerson(eva, true);
      expect(problemOf(await publish(ben, draft))).toBe("needsApproval");
      const refused = await review.makeApprovalLink(ben, draft.id, { hash, person: "Ben himself" });
      expect("outcome" in refused && problemOf(refused)).toBe("ownLink");
    });
  });

  describe("comments", () => {
    test("stay with their answers until they are resolved", async () => {
      const { review, wim, ben, write } = await start();
      const { id } = await write(wim);
      const sentence = { field: "content", quote: "All are welcome.", text: "Children, too?" };
      expect(problemOf(await review.comment(ben, id, sentence))).toBe("done");
      const [comment] = await review.comments(id);
      expect(problemOf(await review.answerComment(wim, id, comment?.id ?? "", "Yes."))).toBe("done");
      expect(await review.countOpenComments(id)).toBe(1);
      expect(await review.comments(id)).toMatchObject([
        { ...sentence, by: "Ben", answers: [{ text: "Yes.", by: "Wim" }] },
      ]);
      expect(problemOf(await review.resolveComment(wim, id, comment?.id ?? ""))).toBe("done");
      expect(problemOf(await review.answerComment(wim, id, comment?.id ?? "", "More."))).toBe("commentGone");
      expect(await review.countOpenComments(id)).toBe(0);
    });

    test("are limited in length and number, and belong to one text", async () => {
      const { review, wim, ben, write } = await start();
      const [one, other] = [await write(wim), await write(wim, "Another")];
      const sentence = { field: "content", quote: "All are welcome." };
      const long = "x".repeat(commentLimits.characters + 1);
      expect(problemOf(await review.comment(ben, one.id, { ...sentence, text: long }))).toBe(
        "commentTooLong",
      );
      expect(problemOf(await review.comment(ben, one.id, { ...sentence, text: " " }))).toBe("commentMissing");
      for (let count = 0; count < commentLimits.open; count++)
        await review.comment(ben, one.id, { ...sentence, text: String(count) });
      expect(problemOf(await review.comment(ben, one.id, { ...sentence, text: "more" }))).toBe(
        "tooManyComments",
      );
      const [first] = await review.comments(one.id);
      expect(problemOf(await review.resolveComment(ben, other.id, first?.id ?? ""))).toBe("commentGone");
    });
  });

  test("a native reading is public only for exactly the text that was read", async () => {
    const { review, wim, ben, write, edit, publish } = await start();
    const draft = await write(wim);
    const read = { hash: contentHash(draft), reader: "Selam Haile", on: "2026-11-10" };
    expect(problemOf(await review.recordReading(wim, draft.id, read))).toBe("publisherRecords");
    expect(problemOf(await review.recordReading(ben, draft.id, { ...read, on: "2999-01-01" }))).toBe(
      "notPastDate",
    );
    expect(problemOf(await review.recordReading(ben, draft.id, { ...read, hash: "old" }))).toBe("stale");
    expect(problemOf(await review.recordReading(ben, draft.id, read))).toBe("done");
    const shown = () => review.publicReading("news", draft.slug, "en");
    expect(await shown()).toBeUndefined();
    await publish(ben, draft);
    expect(await shown()).toEqual({ reader: "Selam Haile", on: "2026-11-10", isTranslation: false });
    const changed = await edit(wim, draft, { content: "It opens on Tuesday." });
    expect(await review.nativeReading(changed)).toMatchObject({ isCurrent: false });
    expect(await shown()).toMatchObject({ reader: "Selam Haile" });
    await publish(ben, draft);
    expect(await shown()).toBeUndefined();
  });
});
