/** Incoming mail at a running site. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type ImapServer, openImapServer } from "../imap-server.ts";
import { pdf } from "../media-files.ts";
import { type DeskSite, startDeskSite } from "./sign-in.ts";

let imap: ImapServer;
let site: DeskSite;
beforeAll(async () => {
  imap = await openImapServer();
  site = await startDeskSite({ IMAP_URL: imap.url });
});
afterAll(async () => {
  await site.stop();
  await imap.close();
});

/** Long enough for a busy machine. */
const eventually = { timeout: 60_000, interval: 50 };

test("lets only staff download a file received by mail, and never displays it", async () => {
  const plan = pdf("<< /Title (The plan) >>");
  imap.deliver(
    `From: Selam <selam@example.org>\nMessage-ID: <plan@example.org>\nSubject: Our plan\nContent-Type: multipart/mixed; boundary=b\n\n--b\n\nHere it is.\n--b\nContent-Type: application/pdf; name="le plan n°1.pdf"\nContent-Disposition: attachment; filename*=UTF-8''le%20plan%20n%C2%B01.pdf\nContent-Transfer-Encoding: base64\n\n${plan.toString("base64")}\n--b--\n`,
  );
  const { db } = site.database;
  const file = await vi.waitFor(
    () => db.selectFrom("enquiry_files").selectAll().executeTakeFirstOrThrow(),
    eventually,
  );
  const address = `/desk/enquiries/${file.message_id}/files/${file.id}`;
  const writer = await site.signIn("writer");
  const answer = await writer.get(address);
  expect(answer.status).toBe(200);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(plan);
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  expect(answer.headers.get("content-disposition")).toBe(
    `attachment; filename="le plan n_1.pdf"; filename*=UTF-8''le%20plan%20n%C2%B01.pdf`,
  );
  expect(answer.headers.get("content-security-policy")).toContain("sandbox");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.headers.get("cache-control")).toContain("no-store");

  expect((await site.stranger().get(address)).status).not.toBe(200);
  expect((await writer.get(`/desk/enquiries/0000-0000/files/${file.id}`)).status).toBe(404);
  expect((await writer.get(`/desk/enquiries/${file.message_id}/files/x`)).status).toBe(404);
  expect((await fetch(`${site.url}/media/enquiries/${file.id}`)).status).toBe(404);
});

test("reports an unreachable mailbox at the desk until it is back", async () => {
  const writer = await site.signIn("writer");
  const page = async () => (await writer.get("/desk")).text();
  const sentence = "No mail has come in since";
  expect(await page()).not.toContain(sentence);
  await imap.leave();
  await vi.waitFor(async () => expect(await page()).toContain(sentence), eventually);
  expect(await page()).toContain("cannot be reached");
  expect(site.output()).not.toContain("testpass");
  await imap.comeBack();
  await vi.waitFor(async () => expect(await page()).not.toContain(sentence), {
    ...eventually,
    timeout: 60_000,
  });
});
