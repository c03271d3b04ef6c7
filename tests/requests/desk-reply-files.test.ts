/** Files that staff attach to a reply from their own device: sent with the mail, and private otherwise. */
import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { attachmentsOf } from "../../server/inbox/mail-out/attachments.ts";
import { openFolderStore } from "../../server/media/folder-store.ts";
import { forEachDatabaseInTurn } from "../databases.ts";
import { html, pdf } from "../media-files.ts";
import { messageRow } from "../message-row.ts";
import { type DeskBrowser, type DeskSite, startDeskSite } from "./sign-in.ts";

const newPdf = (bytes = 100) => pdf(`<</Type/Catalog/Note(${randomUUID()}${"a".repeat(bytes)})>>`);
type Chosen = [name: string, content: Buffer];

forEachDatabaseInTurn((_, open) => {
  let site: DeskSite;
  let folder: string;
  let publisher: DeskBrowser;
  let writer: DeskBrowser;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "media-"));
    site = await startDeskSite({ DATABASE_URL: (await open()).url, MEDIA_FOLDER: folder });
    publisher = await site.signIn("publisher");
    writer = await site.signIn("writer");
  });
  afterAll(async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const addMessage = async (id: string) => {
    const row = messageRow({ id, created_at: new Date().toISOString(), email: `${id}@example.org` });
    await site.database.db.insertInto("contact_messages").values(row).execute();
    return `/desk/enquiries/${id}`;
  };
  const reply = (browser: DeskBrowser, path: string, ...files: Chosen[]) => {
    const form = new FormData();
    const fields = { act: "reply", text: "Here it is.", form_id: randomUUID(), seen: "", base: "0" };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    for (const [name, content] of files) form.append("upload", new File([new Uint8Array(content)], name));
    return browser.post(path, form);
  };
  const filesOf = (message_id: string) =>
    site.database.db.selectFrom("enquiry_files").selectAll().where("message_id", "=", message_id).execute();
  const storedFiles = () => readdir(join(folder, "enquiries")).catch(() => [] as string[]);

  test("the form has a field for files without script, and only the mail and the conversation have them", async () => {
    const path = await addMessage("AAAA-1111");
    expect(await (await publisher.get(path)).text()).toMatch(/<input[^>]*type="file"[^>]*name="upload"/);
    const content = newPdf(2_000_000);
    const sent = await reply(publisher, path, ["Our offer.pdf", content], ["", Buffer.alloc(0)]);
    expect(sent.headers.get("location")).toBe(`${path}?done=sent#notice`);
    const [file, ...others] = await filesOf("AAAA-1111");
    expect(others).toEqual([]);
    expect(file).toMatchObject({
      name: "Our offer.pdf",
      type: "application/pdf",
      media_id: null,
      dropped: null,
    });

    const mailed = await attachmentsOf(site.database.db, openFolderStore(folder), file?.post_id ?? "");
    expect(mailed).toEqual([{ filename: "Our offer.pdf", contentType: "application/pdf", content }]);
    const address = `${path}/files/${file?.id}`;
    expect(await (await writer.get(path)).text()).toContain(address);
    const download = await writer.get(address);
    expect(download.headers.get("content-disposition")).toContain("attachment");
    expect(Buffer.from(await download.arrayBuffer())).toEqual(content);
    expect((await site.stranger().get(address)).status).toBe(302);
    expect(await (await writer.get("/desk/media")).text()).not.toContain("Our offer.pdf");
    expect((await fetch(`${site.url}/media/${file?.id}/Our%20offer.pdf`)).status).toBe(404);

    const administrator = await site.signIn("administrator");
    const before = await storedFiles();
    await administrator.post(path, { act: "erase now" });
    expect(await filesOf("AAAA-1111")).toEqual([]);
    expect(await storedFiles()).toHaveLength(before.length - 1);
  });

  test("sends nothing if a file is refused, too large or one too many, and keeps the text", async () => {
    const path = await addMessage("AAAA-2222");
    const before = await storedFiles();
    const refused: [Chosen[], string][] = [
      [
        [
          ["Plan.pdf", newPdf()],
          ["page.pdf", html],
        ],
        "This is a web page",
      ],
      [[["Plan.pdf", newPdf(10_100_000)]], "10 MB in all"],
      [Array.from({ length: 11 }, (): Chosen => ["Plan.pdf", newPdf()]), "A reply can carry 10 files"],
    ];
    for (const [files, words] of refused) {
      const answer = await reply(publisher, path, ...files);
      expect(answer.status).toBe(409);
      const page = await answer.text();
      for (const part of ["Not sent: the file", words, "Here it is."]) expect(page).toContain(part);
    }
    expect((await reply(publisher, path, ["Plan.pdf", newPdf(12_000_000)])).status).toBe(413);
    expect(await filesOf("AAAA-2222")).toEqual([]);
    expect(await storedFiles()).toEqual(before);
  });

  test("a writer and a stranger cannot send one, and a reply that was sent before stores none", async () => {
    const path = await addMessage("AAAA-3333");
    const before = await storedFiles();
    expect((await reply(writer, path, ["Plan.pdf", newPdf()])).status).toBe(403);
    expect((await reply(site.stranger(), path, ["Plan.pdf", newPdf()])).status).toBe(401);
    expect((await reply(site.stranger(), path, ["Plan.pdf", newPdf(200_000)])).status).toBe(413);
    expect(await storedFiles()).toEqual(before);
    await reply(publisher, path, ["Plan.pdf", newPdf()]);
    const again = await reply(publisher, path, ["Plan.pdf", newPdf()]);
    expect(again.headers.get("location")).toBe(`${path}?done=sent-before#notice`);
    expect(await storedFiles()).toHaveLength(before.length + 1);
  });
});
