/** Administrators export and erase the data stored for one e-mail address. */
import { afterAll, describe, expect, test } from "vitest";
import { forEachDatabaseInTurn } from "../databases.ts";
import { messageRow } from "../message-row.ts";
import { type DeskSite, startDeskSite } from "./sign-in.ts";

const page = "/desk/enquiries/data";

forEachDatabaseInTurn((_engine, fresh) => {
  let opened: Promise<DeskSite> | undefined;
  const open = () => (opened ??= fresh().then(({ url }) => startDeskSite({ DATABASE_URL: url })));
  afterAll(async () => (await opened)?.stop());

  async function addMessage(id: string, email: string): Promise<void> {
    const { db } = (await open()).database;
    await db
      .insertInto("contact_messages")
      .values(messageRow({ id, email, subject: `Subject ${id}` }))
      .execute();
    const post = {
      id: `note ${id}`,
      message_id: id,
      kind: "note",
      author: "Ada",
      text: `Noted ${id}`,
    } as const;
    await db
      .insertInto("enquiry_posts")
      .values({ ...post, at: new Date().toISOString() })
      .execute();
  }
  const textOf = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");
  const log = async () =>
    (await open()).database.db
      .selectFrom("staff_log")
      .select(["act", "subject"])
      .where("act", "in", ["exported", "erased"])
      .orderBy("number")
      .execute();

  describe("data stored for an address", () => {
    test("is found in any spelling of the address, exported, and erased after confirmation", async () => {
      const site = await open();
      const administrator = await site.signIn("administrator");
      await addMessage("FRST-0000", "ade@example.org");
      await addMessage("SCND-0000", "Ade@Example.org");
      await addMessage("THRD-0000", "selam@example.org");
      const email = "ADE@example.org";
      expect(await textOf(await administrator.post(page, { act: "find", email }))).toContain(
        "2 conversations with",
      );

      const exported = await administrator.post(`${page}/export`, { email });
      expect(exported.headers.get("content-disposition")).toMatch(
        /^attachment; filename="personal-data-[\d-]+\.json"$/,
      );
      expect(exported.headers.get("cache-control")).toBe("no-store");
      expect(await exported.json()).toMatchObject([
        { reference: "FRST-0000", internal: [{ kind: "note", text: "Noted FRST-0000" }] },
        { reference: "SCND-0000", subject: "Subject SCND-0000" },
      ]);

      const unsure = await administrator.post(page, { act: "erase", email });
      expect(unsure.status).toBe(422);
      expect(await textOf(unsure)).toContain("2 conversations with");
      const erased = await administrator.post(page, { act: "erase", email, sure: "yes" });
      expect(await textOf(erased)).toContain("2 conversations were erased");
      const left = await site.database.db.selectFrom("contact_messages").select("id").execute();
      expect(left).toEqual([{ id: "THRD-0000" }]);
      const again = await administrator.post(page, { act: "erase", email, sure: "yes" });
      expect([again.status, await textOf(again)]).toEqual([
        422,
        expect.stringContaining("nothing was erased"),
      ]);
      const nobody = await administrator.post(page, { act: "find", email: "nobody@example.org" });
      expect([nobody.status, await textOf(nobody)]).toEqual([
        422,
        expect.stringContaining("We have neither messages nor registrations from this address"),
      ]);
      expect(await (await administrator.post(`${page}/export`, { email })).json()).toEqual([]);

      // The log names who did what, but not the address.
      expect((await log()).slice(0, 2)).toEqual([
        { act: "exported", subject: "2 conversations of one address" },
        { act: "erased", subject: "2 conversations" },
      ]);
      expect(site.output()).not.toMatch(/ade@|ADE@/);
    });

    test("requires an administrator who signed in within the last ten minutes", async () => {
      const site = await open();
      await addMessage("L8TE-0000", "late@example.org");
      const administrator = await site.signIn("administrator");
      const publisher = await site.signIn("publisher");
      await site.database.db
        .updateTable("staff_sessions")
        .set({ proved_at: new Date(Date.now() - 11 * 60_000).toISOString() })
        .where("staff_id", "=", administrator.person.id)
        .execute();
      const email = "late@example.org";
      for (const act of ["find", "erase"]) {
        expect(await textOf(await administrator.post(page, { act, email, sure: "yes" }))).toContain(
          "Please sign in again",
        );
        expect((await publisher.post(page, { act, email, sure: "yes" })).status).toBe(403);
      }
      const late = await administrator.post(`${page}/export`, { email });
      expect([late.status, late.headers.get("location")]).toEqual([303, `${page}?again`]);
      expect(await textOf(await administrator.get(`${page}?again`))).toContain("Nothing was exported");
      expect((await publisher.post(`${page}/export`, { email })).status).toBe(403);
      const left = await site.database.db.selectFrom("contact_messages").select("id").execute();
      expect(left).toContainEqual({ id: "L8TE-0000" });
    });
  });
});
