/** Signatures, snoozing, labels, acts on several messages, merging and canned replies in the desk's inbox. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ContactMessageRow } from "../../server/database/schema.ts";
import { localTime } from "../../server/database/zoned-time.ts";
import { reopen } from "../../server/inbox/change-state.ts";
import { conversationKey, conversationToken } from "../../server/inbox/conversation-token.ts";
import { indexConversation } from "../../server/inbox/conversations/index-conversations.ts";
import { composeReply } from "../../server/inbox/mail-out/reply-mail.ts";
import { forEachDatabase } from "../databases.ts";
import { mail, openMailIn } from "../mail-in.ts";
import { messageRow } from "../message-row.ts";
import { type DeskBrowser, type DeskSite, startDeskSite } from "./sign-in.ts";

const hours = 3_600_000;
const fromNow = (time: number) => new Date(Date.now() + time);
const path = "/desk/enquiries";
const zone = "Africa/Addis_Ababa";

forEachDatabase((_, open) => {
  let site: DeskSite;
  let folder: string;
  let publisher: Awaited<ReturnType<DeskSite["signIn"]>>;
  let administrator: DeskBrowser;
  beforeAll(async () => {
    const { url } = await open();
    folder = await mkdtemp(join(tmpdir(), "media-"));
    site = await startDeskSite({ DATABASE_URL: url, MEDIA_FOLDER: folder });
    publisher = await site.signIn("publisher", "Selam");
    administrator = await site.signIn("administrator", "Ada");
  });
  afterAll(async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function addMessage(id: string, row: Partial<ContactMessageRow> = {}) {
    const created_at = fromNow(-hours).toISOString();
    await site.database.db
      .insertInto("contact_messages")
      .values(messageRow({ id, created_at, subject: `Subject ${id}`, email: `${id}@example.org`, ...row }))
      .execute();
    await indexConversation(site.database.db, id);
  }
  const rowOf = (id: string) =>
    site.database.db.selectFrom("contact_messages").selectAll().where("id", "=", id).executeTakeFirst();
  const page = async (address: string, browser: DeskBrowser = publisher) =>
    (await browser.get(address)).text();
  const at = (id: string) => `${path}/${id}`;
  const act = (id: string, name: string, fields: Record<string, string> = {}) =>
    publisher.post(at(id), { act: name, ...fields });
  const selected = (name: string, ids: string[], fields: Record<string, string> = {}) => {
    const form = new URLSearchParams({ act: name, ...fields });
    for (const id of ids) form.append("id", id);
    return form;
  };
  const lastLog = async () => {
    const newest = site.database.db.selectFrom("staff_log").select(["act", "subject"]);
    return newest.orderBy("number", "desc").executeTakeFirst();
  };
  const reply = async (id: string, text: string) => {
    const html = await page(at(id));
    const formId = /name="base".*?name="form_id"[^>]*value="([^"]+)"/s.exec(html)?.[1] ?? "";
    const seen = /name="seen"[^>]*value="([^"]*)"/.exec(html)?.[1] ?? "";
    return act(id, "reply", { text, files: "", base: "0", form_id: formId, seen });
  };

  describe("a signature", () => {
    test("is sent below replies as it was then, and shown before they are sent", async () => {
      await addMessage("SSSS-0001");
      expect(await page(at("SSSS-0001"))).toContain("You have no signature.");
      const typed = "Selam <Tesfaye>\r\nSecretary & *friend*  ";
      expect(
        await (await publisher.post("/desk/account", { act: "sign", signature: typed })).text(),
      ).toContain("Signature saved.");
      expect(await lastLog()).toEqual({ act: "changed their signature", subject: "" });
      const shown = "Selam &lt;Tesfaye&gt;\nSecretary &amp; *friend*";
      expect(await page("/desk/account")).toContain(`${shown}</textarea>`);
      expect(await page(at("SSSS-0001"))).toContain(`Your signature, sent below the reply:`);
      const look = await publisher.postForJson(at("SSSS-0001"), { act: "look", text: "Dear *you*" });
      const { html } = await look.json();
      expect(html).toMatch(/Dear <em>you<\/em>.*Selam &lt;Tesfaye&gt;<br>\nSecretary &amp; \*friend\*/s);

      expect((await reply("SSSS-0001", "Yes.")).headers.get("location")).toContain("done=sent");
      await publisher.post("/desk/account", { act: "sign", signature: "Another" });
      expect(await page(at("SSSS-0001"))).toMatch(/Our reply.*Yes\..*Selam &lt;Tesfaye&gt;\nSecretary/s);
      const { db } = site.database;
      const queued = await db
        .selectFrom("mails")
        .selectAll()
        .where("purpose", "=", "reply")
        .executeTakeFirst();
      const settings = {
        ...{
          mailFrom: "hello@site.example",
          siteUrl: "https://site.example",
          key: await conversationKey(db),
        },
        ...{ replyTo: undefined, imapUrl: undefined, staffEmail: "staff@site.example" },
      };
      const composed = queued && (await composeReply({ db, store: undefined as never, settings }, queued));
      expect(composed?.text).toMatch(/^Yes\.\n\n-- \nSelam <Tesfaye>\nSecretary & \*friend\*\n\n/);
      expect(composed?.html).toContain("Selam &lt;Tesfaye&gt;<br>\nSecretary &amp; *friend*</p>");
      await publisher.post("/desk/account", { act: "sign", signature: "" });
    });

    test("has at most 500 characters, and a refused one is not lost", async () => {
      const refused = await publisher.post("/desk/account", {
        act: "sign",
        signature: `${"x".repeat(500)}end`,
      });
      expect(refused.status).toBe(422);
      expect(await refused.text()).toMatch(/limit is 500 characters.*xend<\/textarea>/s);
      const writer = await site.signIn("writer");
      expect((await writer.post("/desk/account", { act: "sign", signature: "A writer" })).status).toBe(200);
    });
  });

  describe("snoozing", () => {
    const until = (time: Date) => ({ at: localTime(time, zone).slice(0, 16) });

    test("hides a message until the time, and then it is back without any act", async () => {
      await addMessage("TTTT-0001", { first_answer_at: fromNow(-hours).toISOString() });
      const done = await act("TTTT-0001", "snooze", until(fromNow(48 * hours)));
      expect(done.headers.get("location")).toContain("done=snoozed");
      for (const tab of ["waiting", "mine", "new"])
        expect(await page(`${path}?tab=${tab}`), tab).not.toContain("Subject TTTT-0001");
      expect(await page("/desk")).not.toContain("Subject TTTT-0001");
      expect(await page(`${path}?tab=snoozed`)).toMatch(/Subject TTTT-0001.*Snoozed until/s);
      expect(await page(at("TTTT-0001"))).toMatch(/Snoozed until .*\d{4}-\d\d-\d\d \d\d:\d\d UTC/s);
      expect((await lastLog())?.act).toMatch(/^snoozed until \d{4}-/);
      expect(await page("/desk/log", administrator)).toMatch(/snoozed until <time/);
      const past = fromNow(-1000).toISOString();
      await site.database.db
        .updateTable("contact_messages")
        .set({ snoozed_until: past })
        .where("id", "=", "TTTT-0001")
        .execute();
      expect(await page(`${path}?tab=waiting`)).toContain("Subject TTTT-0001");
      expect(await page(`${path}?tab=snoozed`)).not.toContain("Subject TTTT-0001");
    });

    test("ends at once when the visitor writes again, or when staff end it", async () => {
      await addMessage("TTTT-0002", { first_answer_at: fromNow(-hours).toISOString() });
      await act("TTTT-0002", "snooze", until(fromNow(48 * hours)));
      const mails = await openMailIn(site.database);
      const token = conversationToken("reply", "TTTT-0002", await conversationKey(site.database.db));
      const raw = mail(
        { From: "TTTT-0002@example.org", To: `hello+${token}@site.example` },
        "Are you there?",
      );
      expect(await mails.accept(raw)).toBe("joined");
      expect(await rowOf("TTTT-0002")).toMatchObject({ state: "waiting", snoozed_until: null });
      expect(await page(`${path}?tab=waiting`)).toContain("Subject TTTT-0002");
      await act("TTTT-0002", "snooze", until(fromNow(48 * hours)));
      expect((await act("TTTT-0002", "end snooze")).headers.get("location")).toContain("done=awake");
      expect((await rowOf("TTTT-0002"))?.snoozed_until).toBeNull();
      // A form that is posted twice.
      expect((await act("TTTT-0002", "end snooze")).status).toBe(302);
    });

    test("cannot outlast the promise of a first answer", async () => {
      // Due in four hours: before tomorrow morning, on whatever day this runs.
      await addMessage("TTTT-0003", { created_at: fromNow(-20 * hours).toISOString() });
      const due = Date.parse((await rowOf("TTTT-0003"))?.due_at ?? "");
      const form = await page(at("TTTT-0003"));
      expect(form).toContain("Not answered yet, so until");
      expect(form).not.toMatch(/Next Monday morning|Tomorrow morning/);
      const late = await act("TTTT-0003", "snooze", until(new Date(due + hours)));
      expect(late.status).toBe(422);
      expect(await late.text()).toContain("snoozed only until its answer is due");
      expect((await rowOf("TTTT-0003"))?.snoozed_until).toBeNull();
      expect((await act("TTTT-0003", "snooze", until(new Date(due - hours)))).status).toBe(302);
      expect(await page(`${path}?tab=new`)).not.toContain("Subject TTTT-0003");
    });

    test("is refused for the past, for far away, for nonsense and for messages that do not wait", async () => {
      const answered = fromNow(-hours).toISOString();
      await addMessage("TTTT-0004", { first_answer_at: answered });
      for (const fields of [
        until(fromNow(-hours)),
        until(fromNow(100 * 24 * hours)),
        { at: "soon" },
        { until: "at", at: "" },
        {},
      ])
        expect((await act("TTTT-0004", "snooze", fields)).status, JSON.stringify(fields)).toBe(422);
      await act("TTTT-0004", "close");
      expect((await act("TTTT-0004", "snooze", { until: "tomorrow" })).status).toBe(422);
      await reopen(site.database.db, "TTTT-0004", new Date());
      expect((await act("TTTT-0004", "snooze", { until: "monday" })).status).toBe(302);
      expect((await act("TTTT-9999", "snooze", { until: "tomorrow" })).status).toBe(404);
    });
  });

  describe("labels", () => {
    test("are added, suggested, filtered by and removed", async () => {
      await addMessage("VVVV-0001");
      await addMessage("VVVV-0002");
      expect((await act("VVVV-0001", "label", { label: "  Grant\n 2027 " })).status).toBe(302);
      // Another spelling is the same label.
      await act("VVVV-0002", "label", { label: "grant 2027" });
      const { db } = site.database;
      const labels = await db.selectFrom("labels").selectAll().where("name_key", "like", "%2027%").execute();
      expect(labels.map(({ name }) => name)).toEqual(["Grant 2027"]);
      const shown = await page(at("VVVV-0002"));
      expect(shown).toContain('<option value="Grant 2027">');
      expect(shown).toContain("Remove the label Grant 2027");
      await act("VVVV-0002", "remove label", { label: labels[0]?.id ?? "" });
      const filtered = await page(`${path}?tab=waiting&label=${labels[0]?.id}`);
      expect(filtered).toContain("Subject VVVV-0001");
      expect(filtered).not.toContain("Subject VVVV-0002");
      expect(await lastLog()).toEqual({ act: "removed the label Grant 2027", subject: "VVVV-0002" });
      expect(await page(at("VVVV-0002"))).toMatch(/Label added: Grant 2027\..*Label removed: Grant 2027\./s);
    });

    test("have limits", async () => {
      await addMessage("VVVV-0003");
      expect((await act("VVVV-0003", "label", { label: " " })).status).toBe(422);
      expect((await act("VVVV-0003", "label", { label: "x".repeat(41) })).status).toBe(422);
      for (let number = 0; number < 10; number++)
        await act("VVVV-0003", "label", { label: `Label ${number}` });
      const eleventh = await act("VVVV-0003", "label", { label: "Label 10" });
      expect(eleventh.status).toBe(422);
      expect((await act("VVVV-0003", "label", { label: "LABEL 9" })).status).toBe(302);
      const { db } = site.database;
      const on = db.selectFrom("conversation_labels").selectAll().where("message_id", "=", "VVVV-0003");
      expect(await on.execute()).toHaveLength(10);
    });
  });

  describe("with several messages", () => {
    test("labels them and brings back spam, but opens no closed message", async () => {
      await addMessage("WWWW-0001", { state: "spam", due_at: null, spam: "many links" });
      await addMessage("WWWW-0002", { state: "closed", due_at: null });
      const ids = ["WWWW-0001", "WWWW-0002"];
      const labelled = await publisher.post(path, selected("label", ids, { label: "Campaign" }));
      expect(await labelled.text()).toContain("2 messages labelled.");
      expect(await page(`${path}?tab=spam`)).toMatch(/Subject WWWW-0001.*Campaign/s);
      const back = await publisher.post(`${path}?tab=spam`, selected("not spam", ids));
      expect(await back.text()).toContain("1 message marked as no spam.");
      expect((await rowOf("WWWW-0001"))?.state).toBe("waiting");
      expect((await rowOf("WWWW-0002"))?.state).toBe("closed");
      const empty = await publisher.post(path, selected("label", ids, { label: "" }));
      expect([empty.status, await empty.text()]).toEqual([
        422,
        expect.stringContaining("Please type a label."),
      ]);
      expect((await publisher.post(path, selected("label", [], { label: "x" }))).status).toBe(422);
    });

    test("deletes spam and closed messages after one question, for administrators who have just signed in", async () => {
      await addMessage("WWWW-0003", { state: "spam", due_at: null, spam: "many links" });
      await addMessage("WWWW-0004", { state: "closed", due_at: null });
      await addMessage("WWWW-0005");
      const ids = ["WWWW-0003", "WWWW-0004", "WWWW-0005"];
      expect(await page(`${path}?tab=spam`, administrator)).toContain('value="delete"');
      expect(await page(`${path}?tab=spam`)).not.toContain('value="delete"');
      expect(await page(`${path}?tab=waiting`, administrator)).not.toContain('value="delete"');
      const asked = await (await administrator.post(`${path}?tab=spam`, selected("delete", ids))).text();
      expect(asked).toContain("Delete 2 messages?");
      expect(asked).toContain('value="WWWW-0003,WWWW-0004"');
      expect(await rowOf("WWWW-0003")).toBeDefined();
      // The visitor of one writes again before the answer.
      await reopen(site.database.db, "WWWW-0004", new Date());
      const now = { act: "delete now", id: ids.join(",") };
      const { db } = site.database;
      const signedIn = (proved_at: Date) =>
        db.updateTable("staff_sessions").set({ proved_at: proved_at.toISOString() }).execute();
      await signedIn(fromNow(-hours));
      expect((await administrator.post(path, now)).status).toBe(403);
      expect(await rowOf("WWWW-0003")).toBeDefined();
      await signedIn(new Date());
      expect(await (await administrator.post(path, now)).text()).toContain("1 message deleted.");
      expect(await rowOf("WWWW-0003")).toBeUndefined();
      expect(await rowOf("WWWW-0004")).toBeDefined();
      expect(await rowOf("WWWW-0005")).toBeDefined();
      expect((await administrator.post(path, now)).status).toBe(422);
    });
  });

  describe("merging two conversations of one person", () => {
    const email = "Amina@example.org";
    const old = fromNow(-30 * hours).toISOString();

    test("keeps both texts in order, both references, and the earlier due time", async () => {
      await addMessage("MMMM-0001", { email, message: "The first question", created_at: old });
      await addMessage("MMMM-0002", { email: "amina@EXAMPLE.org", message: "The second question" });
      await act("MMMM-0001", "label", { label: "First" });
      await act("MMMM-0002", "label", { label: "Second" });
      await act("MMMM-0002", "note", { note: "A note in the second", form_id: "note-of-merge" });
      for (const [id, text] of [
        ["MMMM-0001", "Draft one"],
        ["MMMM-0002", "Draft two"],
      ] as const)
        await publisher.postForJson(at(id), { act: "autosave", text, files: "", base: "0", seen: "" });
      const due = (await rowOf("MMMM-0001"))?.due_at;
      expect(await page(at("MMMM-0002"))).toMatch(/Merge with.*<option value="MMMM-0001"/s);
      const merged = await act("MMMM-0002", "merge", { with: "MMMM-0001" });
      expect(merged.headers.get("location")).toContain(`${at("MMMM-0001")}?done=merged`);
      expect(await lastLog()).toEqual({ act: "merged with MMMM-0002", subject: "MMMM-0001" });
      const html = await page(at("MMMM-0001"));
      expect(html).toMatch(
        /The first question.*The second question.*A note in the second.*Merged with MMMM-0002\./s,
      );
      expect(html).toContain("Draft one\n\nDraft two</textarea>");
      expect(html).toMatch(/Remove the label First.*Remove the label Second/s);
      expect((await rowOf("MMMM-0001"))?.due_at).toBe(due);
      expect(await rowOf("MMMM-0002")).toBeUndefined();
      const redirected = await publisher.get(at("MMMM-0002"));
      expect([redirected.status, redirected.headers.get("location")]).toEqual([302, at("MMMM-0001")]);
      expect(await page(`${path}?q=second+question`)).toContain("Subject MMMM-0001");
      // An open window of the merged conversation loses nothing.
      const window = { act: "autosave", text: "Draft two, longer", files: "", base: "1", seen: "" };
      const saved = await (await publisher.postForJson(at("MMMM-0002"), window)).json();
      expect(saved.outcome).toBe("conflict");
      expect(saved.theirs.text).toBe("Draft one\n\nDraft two");
    });

    test("leads answers to the old address token into the merged conversation", async () => {
      const mails = await openMailIn(site.database);
      const token = conversationToken("reply", "MMMM-0002", await conversationKey(site.database.db));
      const raw = mail({ From: email, To: `hello+${token}@site.example` }, "My answer to the second");
      expect(await mails.accept(raw)).toBe("joined");
      expect(await page(at("MMMM-0001"))).toContain("My answer to the second");
    });

    test("shows each link to one's own data only what was written under it", async () => {
      const key = await conversationKey(site.database.db);
      const own = async (id: string) =>
        (await fetch(`${site.url}/my-data/${conversationToken("my data", id, key)}`)).text();
      const [first, second] = [await own("MMMM-0001"), await own("MMMM-0002")];
      expect(first).toContain("The first question");
      expect(first).not.toContain("The second question");
      expect(second).toContain("The second question");
      expect(second).not.toContain("The first question");
    });

    test("lets the sender of the merged message erase their part alone", async () => {
      await addMessage("MMMM-0006", { email: "two@example.org", message: "Stays", created_at: old });
      await addMessage("MMMM-0007", { email: "two@example.org", message: "Goes away" });
      await act("MMMM-0006", "merge", { with: "MMMM-0007" });
      const key = await conversationKey(site.database.db);
      const address = `${site.url}/my-data/${conversationToken("my data", "MMMM-0007", key)}/erase`;
      const erased = await fetch(address, {
        ...{ method: "POST", redirect: "manual", headers: { origin: site.url } },
      });
      expect(erased.status).toBe(303);
      const left = await page(at("MMMM-0006"));
      expect(left).toContain("Stays");
      expect(left).not.toContain("Goes away");
      expect((await publisher.get(at("MMMM-0007"))).status).toBe(404);
      expect(await page(`${path}?q=goes+away`)).not.toContain("MMMM-0006");
    });

    test("is refused between different people, with itself, and with an erased message", async () => {
      await addMessage("MMMM-0003", { email });
      await addMessage("MMMM-0004", { email: "other@example.org" });
      await addMessage("MMMM-0005", { email, state: "closed", due_at: null });
      await administrator.post(at("MMMM-0005"), { act: "erase now" });
      for (const other of ["MMMM-0004", "MMMM-0003", "MMMM-0005", "", "nonsense"])
        expect((await act("MMMM-0003", "merge", { with: other })).status, other).toBe(422);
      expect(await rowOf("MMMM-0003")).toBeDefined();
      expect(await rowOf("MMMM-0004")).toBeDefined();
    });

    test("erases everything with the conversation, and lists both references for a restored backup", async () => {
      await administrator.post(at("MMMM-0001"), { act: "erase now" });
      expect((await publisher.get(at("MMMM-0002"))).status).toBe(404);
      const { db } = site.database;
      const hashes = await db.selectFrom("erased_conversations").select("reference_hash").execute();
      expect(hashes.length).toBeGreaterThanOrEqual(3);
      expect(await db.selectFrom("merged_conversations").selectAll().execute()).toEqual([]);
      const posts = db.selectFrom("enquiry_posts").select("id").where("text", "like", "%second%");
      expect(await posts.execute()).toEqual([]);
    });
  });

  test("offers canned replies for the language and the kind of the message first", async () => {
    const add = (name: string, language: string, kind: string) =>
      publisher.post(`${path}/replies`, { act: "save", id: "", name, language, kind, text: name });
    await add("Other kind", "fr", "press");
    await add("English", "en", "volunteer");
    await add("French volunteers", "fr", "volunteer");
    await add("Anything", "", "nonsense");
    await add("Any French", "fr", "");
    await addMessage("PPPP-0001", { kind: "volunteer", written_in: "fr" });
    const html = await page(at("PPPP-0001"));
    const names = [...html.matchAll(/>(French volunteers|Any French|Anything|Other kind|English)(?= \(|<)/g)];
    expect(names.map(([, name]) => name)).toEqual([
      ...["French volunteers", "Any French", "Anything"],
      ...["English", "Other kind"],
    ]);
    expect(await page(`${path}/replies`)).toMatch(/<option value="volunteer" selected="">Volunteer/);
  });
});
