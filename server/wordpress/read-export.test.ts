import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { exportOf, sampleExport, writeExport } from "../../tests/wordpress/export-file.ts";
import type { Entry } from "./export-entries.ts";
import { exportLimits, readExport } from "./read-export.ts";

async function allOf(entries: AsyncIterable<Entry>): Promise<Entry[]> {
  const all: Entry[] = [];
  for await (const entry of entries) all.push(entry);
  return all;
}

async function read(content: string | Uint8Array): Promise<Entry[]> {
  return allOf(readExport(await writeExport(content)));
}

const items = (entries: Entry[]) => entries.flatMap((entry) => (entry.kind === "item" ? [entry.item] : []));
const post = { id: 1, content: "<p>Words.</p>" };

test("reads the site, its authors and all items, with the fields and terms of each", async () => {
  const entries = await allOf(readExport(sampleExport));
  expect(entries.find(({ kind }) => kind === "site")).toEqual({
    kind: "site",
    site: {
      title: "Baobab Data Circle",
      url: "https://old.example.org",
      homeUrl: "https://old.example.org",
      language: "en-US",
    },
  });
  expect(entries.filter(({ kind }) => kind === "author")).toHaveLength(3);
  expect(JSON.stringify(entries.filter(({ kind }) => kind === "author"))).not.toContain("lindiwe@");
  const first = items(entries).find(({ id }) => id === "11");
  expect(first).toMatchObject({
    ...{ type: "post", status: "publish", slug: "first-workshop", creator: "lindiwe", comments: 2 },
    ...{ published: "2024-05-01T09:00:00.000Z", modified: "2024-05-20T12:00:00.000Z" },
    ...{ meta: { _thumbnail_id: "21" }, terms: { category: ["Training"], post_tag: ["Maps"] } },
  });
  expect(first?.content).toContain('<script>alert("never")</script>');
  expect(items(entries)).toHaveLength(19);
});

test.each([
  [
    "Latin letters of one byte",
    Buffer.from(exportOf([{ ...post, content: "é" }]).replace("UTF-8", "ISO-8859-1"), "latin1"),
  ],
  [
    "UTF-16",
    Buffer.from(`\uFEFF${exportOf([{ ...post, content: "é" }]).replace("UTF-8", "UTF-16")}`, "utf16le"),
  ],
  ["a byte order mark", Buffer.from(`\uFEFF${exportOf([{ ...post, content: "é" }])}`)],
  ["control characters", Buffer.from(exportOf([{ ...post, content: "\u0008é\u000b" }]))],
])("reads a file with %s", async (_, content) => {
  expect(items(await read(content))[0]?.content).toBe("é");
});

const lol = `<!DOCTYPE rss [<!ENTITY a "lol">${Array.from({ length: 9 }, (_, number) => `<!ENTITY a${number} "${`&a${number || ""};`.repeat(10)}">`).join("")}]>`;

test.each([
  [
    "entities that expand exponentially",
    exportOf([{ ...post, title: "&a8;" }], lol),
    "declares a document type",
  ],
  [
    "an undeclared entity",
    exportOf([{ ...post, title: "&a8;" }]),
    "is not a complete XML file: Invalid character entity",
  ],
  [
    "a local file as an entity",
    exportOf([post], '<!DOCTYPE rss [<!ENTITY f SYSTEM "file:///etc/passwd">]>'),
    "declares a document type",
  ],
  ["no end", exportOf([post, post]).slice(0, -60), "is not a complete XML file: Unclosed root tag"],
  ["a text that is cut off", exportOf([post]).slice(0, 400), "is not a complete XML file"],
  [
    "bytes of another encoding",
    Buffer.from(exportOf([{ ...post, content: "é" }]), "latin1"),
    "is not valid utf-8",
  ],
  [
    "an unknown encoding",
    exportOf([post]).replace("UTF-8", "EBCDIC"),
    "declares an unknown encoding: EBCDIC",
  ],
  ["an archive", gzipSync(exportOf([post])), "is not an XML file"],
  ["nothing", "", "is not an XML file"],
  ["an HTML page", "<html><body><p>Words</p></body></html>", "it is not RSS"],
  [
    "a feed",
    exportOf([post]).replace(/<wp:wxr_version>.*<\/wp:wxr_version>/, ""),
    "it has no wp:wxr_version",
  ],
  ["another version", exportOf([post]).replace(">1.2<", ">2.0<"), "is in version 2.0 of the export format"],
  [
    "tags in tags",
    exportOf([post]).replace("<item>", "<item>".repeat(100_000)),
    "is nested more deeply than any WordPress export file",
  ],
  ["overlapping tags", exportOf([post]).replace("</title>", "</link>"), "is not a complete XML file"],
])("refuses a file with %s, and says why", async (_, content, sentence) => {
  await expect(read(content)).rejects.toThrow(sentence);
});

test("names a missing file", async () => {
  await expect(allOf(readExport("missing.xml"))).rejects.toThrow("missing.xml cannot be opened");
});

test("reads a file of 20 MB one text at a time, and skips a text that is too long to store", async () => {
  const text = "A sentence like any other. ".repeat(7_400);
  const huge = "x".repeat(exportLimits.content + 1);
  const path = await writeExport(
    exportOf([...Array.from({ length: 90 }, (_, id) => ({ id, content: text })), { id: 91, content: huge }]),
  );
  let [count, most] = [0, 0];
  for await (const entry of readExport(path)) {
    if (entry.kind !== "item") continue;
    count++;
    most = Math.max(most, entry.item.content?.length ?? 0);
    if (entry.item.id === "91") expect(entry.item.content).toBeUndefined();
  }
  expect([count, most]).toEqual([91, text.length]);
});
