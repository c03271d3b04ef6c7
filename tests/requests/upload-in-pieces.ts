/** Uploads pictures and files in pieces, as the browser does. */
import { randomUUID } from "node:crypto";
import sharp from "sharp";
import type { LibraryItem } from "../../app/desk/uploader/library-item.ts";
import type { UploadAnswer } from "../../app/desk/uploader/post-upload.ts";
import type { DeskBrowser } from "./sign-in.ts";

const pieceBytes = 256 * 1024;

/** A picture in one colour: each colour gives a different file. */
export const plainJpeg = (background: string, width = 640, height = 480): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

export async function postUpload(
  browser: DeskBrowser,
  id: string,
  fields: Record<string, string | Uint8Array<ArrayBuffer>>,
): Promise<UploadAnswer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    form.set(name, typeof value === "string" ? value : new Blob([value]));
  const answer = await browser.post(`/desk/media/uploads/${id}`, form, { accept: "application/json" });
  return answer.json();
}

export async function upload(browser: DeskBrowser, name: string, content: Uint8Array): Promise<UploadAnswer> {
  const bytes = new Uint8Array(content);
  const id = randomUUID();
  let answer = await postUpload(browser, id, { act: "begin", name, bytes: String(bytes.length) });
  while (answer.outcome === "received") {
    const { received } = answer;
    const piece = bytes.slice(received, received + pieceBytes);
    answer = await postUpload(browser, id, { act: "piece", offset: String(received), piece });
  }
  return answer;
}

export async function uploadItem(
  browser: DeskBrowser,
  name: string,
  content: Uint8Array,
): Promise<LibraryItem> {
  const answer = await upload(browser, name, content);
  if (answer.outcome !== "taken") throw new Error(JSON.stringify(answer));
  return answer.item;
}

/** The current state of the item: pictures are encoded in the background. */
export async function itemAt(browser: DeskBrowser, address: string): Promise<LibraryItem> {
  const answer = await browser.get(`/desk/media/library?${new URLSearchParams({ address })}`);
  return (await answer.json()).items[0];
}
