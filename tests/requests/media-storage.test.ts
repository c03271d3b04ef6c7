/** Uploads in S3-compatible storage: what visitors and staff see while it is unavailable and afterwards. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { sessionCookie } from "../../server/staff/session-cookie.ts";
import { office, photo } from "../media-files.ts";
import { startS3Server } from "../s3-server.ts";
import { type DeskSite, startDeskSite } from "./sign-in.ts";

let storage: Awaited<ReturnType<typeof startS3Server>>;
let site: DeskSite;
let token = "";
beforeAll(async () => {
  storage = await startS3Server();
  site = await startDeskSite({ MEDIA_URL: storage.url });
  token = (await site.signIn("writer")).token() ?? "";
});
afterAll(async () => {
  await site.stop();
  await storage.stop();
});

async function upload(content: Buffer<ArrayBuffer>, name: string): Promise<string> {
  const body = new FormData();
  body.append("file", new File([content], name));
  const headers = { origin: site.url, cookie: `${sessionCookie}=${token}` };
  const address = `${site.url}/desk/media/whole`;
  const answer = await fetch(address, { method: "POST", body, headers, redirect: "manual" });
  return answer.headers.get("location") ?? "";
}
const get = (path: string) => fetch(site.url + path, { redirect: "manual" });

test("still serves cached pictures while the storage is unavailable, answers 503 for others, and recovers", async () => {
  const picture = (await upload(Buffer.from(await photo(400, 300).jpeg().toBuffer()), "a.jpg")).slice(-20);
  const isThere = async () => expect((await get(`/media/${picture}`)).status).toBe(302);
  await vi.waitFor(isThere, { timeout: 150_000, interval: 100 });
  const file = (await upload(Buffer.from(office.docx), "a.docx")).slice(-20);
  const seen = Buffer.from(await (await get(`/media/${picture}/320.webp`)).arrayBuffer());
  expect(seen.length).toBeGreaterThan(100);

  await storage.goAway();
  const again = Buffer.from(await (await get(`/media/${picture}/320.webp`)).arrayBuffer());
  expect(again.equals(seen)).toBe(true);
  for (const address of [`/media/${picture}/400.webp`, `/media/${file}/a.docx`]) {
    const answer = await get(address);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "30"]);
    expect(await answer.text()).toMatch(/^Pictures and files are not available at the moment/);
  }
  expect(await upload(Buffer.from(office.odt), "b.odt")).toBe("/desk/media?refused=not-stored");

  await storage.comeBack();
  const back = await get(`/media/${file}/a.docx`);
  expect(Buffer.from(await back.arrayBuffer()).equals(office.docx)).toBe(true);
  expect(await upload(Buffer.from(office.odt), "b.odt")).toMatch(/^\/desk\/media\/[0-9a-f]{20}$/);
});
