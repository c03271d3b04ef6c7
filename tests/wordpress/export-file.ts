/** WordPress export files, and the uploads folder that belongs to them. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { pdf, photo, svg } from "../media-files.ts";

/** Invented for these tests, with every case that the import handles. */
export const sampleExport = join(import.meta.dirname, "export.xml");

export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "word press "));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export async function writeExport(content: string | Uint8Array, name = "export.xml"): Promise<string> {
  const path = join(await newFolder(), name);
  await writeFile(path, content);
  return path;
}

type Item = { id: number; content: string } & Partial<
  Record<"title" | "slug" | "link" | "status" | "type", string>
>;

/** An export with only these posts. */
export function exportOf(items: Item[], head = ""): string {
  const all = items.map(({ id, content, title = `Post ${id}`, slug = `post-${id}`, ...given }) => {
    const { link = `https://old.example.org/${slug}/`, status = "publish", type = "post" } = given;
    return `<item><title>${title}</title><link>${link}</link><dc:creator>lindiwe</dc:creator>
      <content:encoded><![CDATA[${content}]]></content:encoded><wp:post_id>${id}</wp:post_id>
      <wp:post_date_gmt>2024-05-01 09:00:00</wp:post_date_gmt><wp:post_name>${slug}</wp:post_name>
      <wp:status>${status}</wp:status><wp:post_type>${type}</wp:post_type></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>${head}
    <rss version="2.0" xmlns:content="c" xmlns:dc="d" xmlns:wp="w"><channel><title>Small</title>
    <link>https://old.example.org</link><language>en</language><wp:wxr_version>1.2</wp:wxr_version>
    ${all.join("\n")}</channel></rss>`;
}

/** A copy of wp-content/uploads with the sample's files except one, and with a file outside the folder. */
export async function uploadsFolder(): Promise<string> {
  const site = await newFolder();
  const uploads = join(site, "wp-content", "uploads");
  const picture = (width: number) => photo(width, 40).jpeg().toBuffer();
  const files: Record<string, Buffer> = {
    "2024/05/hall.jpg": await picture(60),
    "2024/05/hall-300x200.jpg": await picture(30),
    "2024/06/map.png": await photo(50, 40).png().toBuffer(),
    "2024/05/report.pdf": pdf(),
    "2024/05/drawing.svg": svg,
    "../../outside.jpg": await picture(70),
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(uploads, path)), { recursive: true });
    await writeFile(join(uploads, path), content);
  }
  return uploads;
}
