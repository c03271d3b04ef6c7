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

test("the site, its authors and all items are read, with what belongs to each", async () => {
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
  ["a mark at the beginning", Buffer.from(`\uFEFF${exportOf([{ ...post, content: "é" }])}`)],
  ["control characters", Buffer.from(exportOf([{ ...post, content: "\u0008é\u000b" }]))],
])("a file with %s is read", async (_, content) => {
  expect(items(await read(content))[0]?.content).toBe("é");
});

const lol = `<!DOCTYPE rss [<!ENTITY a "lol">${Array.from({ length: 9 }, (_, number) => `<!ENTITY a${number} "${`&a${number || ""};`.repeat(10)}">`).join("")}]>`;

test.each([
  ["entities that grow", exportOf([{ ...post, title: "&a8;" }], lol), "declares a document type"],
  [
    "an entity that is not declared",
    exportOf([{ ...post, title: "&a8;" }]),
    "is no whole XML file: Invalid character entity",
  ],
  [
    "a file of this machine as an entity",
    exportOf([post], '<!DOCTYPE rss [<!ENTITY f SYSTEM "file:///etc/passwd">]>'),
    "declares a document type",
  ],
  ["no end", exportOf([post, post]).slice(0, -60), "is no whole XML file: Unclosed root tag"],
  ["a cut in the middle of a text", exportOf([post]).slice(0, 400), "is no whole XML file"],
  ["wrong letters", Buffer.from(exportOf([{ ...post, content: "é" }]), "latin1"), "is not written in utf-8"],
  [
    "an unknown encoding",
    exportOf([post]).replace("UTF-8", "EBCDIC"),
    "names an encoding that is not known: EBCDIC",
  ],
  ["an archive", gzipSync(exportOf([post])), "is not an XML file"],
  ["nothing", "", "is not an XML file"],
  ["a page of HTML", "<html><body><p>Words</p></body></html>", "it is not RSS"],
  [
    "a feed",
    exportOf([post]).replace(/<wp:wxr_version>.*<\/wp:wxr_version>/, ""),
    "it has no wp:wxr_version",
  ],
  ["another version", exportOf([post]).replace(">1.2<", ">2.0<"), "is in version 2.0 of the format"],
  [
    "tags in tags",
    exportOf([post]).replace("<item>", "<item>".repeat(100_000)),
    "is nested deeper than any export file",
  ],
  ["tags that cross", exportOf([post]).replace("</title>", "</link>"), "is no whole XML file"],
])("a file with %s is refused with a sentence", async (_, content, sentence) => {
  await expect(read(content)).rejects.toThrow(sentence);
});

test("a file that is not there is named", async () => {
  await expect(allOf(readExport("missing.xml"))).rejects.toThrow(
    "missing.xml is not a file that can be read",
  );
});

test("of a file of 20 MB no more is held than one text, and a longer one than can be stored is not", async () => {
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
