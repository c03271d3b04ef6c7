/** Makes a pack: renders its pages in their packed form, and collects their pictures. */
import { setTimeout as pause } from "node:timers/promises";
import { addressBelow, sectionOf } from "../../content/kinds.ts";
import { localPath } from "../../languages.ts";
import type { Content } from "../content/content.ts";
import type { AllRecords } from "../content/records.ts";
import { type PackedPage, type PackedPicture, type PackFile, packFile } from "./pack-file.ts";
import { packLimits } from "./pack-limits.ts";
import { type PackName, packAddress } from "./pack-name.ts";

/** What a pack is made from. */
export type PackSource = {
  /** The packed form of a page: light, and without the button whose price depends on the pack. */
  page(address: string, signal: AbortSignal): Promise<Response>;
  /** The pack as one HTML document. */
  document(address: string, signal: AbortSignal): Promise<Response>;
  picture(address: string): Promise<Buffer | undefined>;
};

export type Pack = PackFile & {
  /** How many records it has. */
  count: number;
  /** The addresses of files that its pages offer, such as PDFs. They are not in the pack. */
  files: string[];
  /** The size of the same pack as one HTML document. */
  documentBytes: number;
};

/** Undefined if there is nothing to pack, or too much. */
export async function makePack(
  name: PackName,
  content: Content,
  source: PackSource,
  signal: AbortSignal,
): Promise<Pack | undefined> {
  const { lists, records } = await addressesIn(name, content);
  const pages: PackedPage[] = [];
  let size = 0;
  let count = 0;
  for (const address of [...lists, ...records]) {
    await pause(packLimits.rest, undefined, { signal });
    const response = await source.page(address, signal);
    // Withdrawn since the list was read.
    if (response.status === 404 || response.status === 410) continue;
    if (response.status !== 200) throw new Error(`${address} answered with ${response.status}.`);
    const page = {
      address,
      policy: response.headers.get("content-security-policy") ?? "",
      html: await response.text(),
    };
    size += page.html.length;
    if (size > packLimits.bytes) return undefined;
    if (records.includes(address)) count++;
    pages.push(page);
  }
  if (count === 0) return undefined;
  const html = pages.map((page) => page.html).join("");
  const pictures = await picturesIn(html, source, packLimits.bytes - size);
  const document = await source.document(`${packAddress(name)}.html`, signal);
  if (document.status !== 200) throw new Error(`The document answered with ${document.status}.`);
  return {
    ...(await packFile(pages, pictures)),
    ...{ count, files: filesIn(html) },
    documentBytes: (await document.arrayBuffer()).byteLength,
  };
}

async function addressesIn({ language, kind, id }: PackName, content: Content) {
  const { path } = sectionOf(kind);
  const local = (address: string) => localPath(language, address);
  if (id !== undefined) return { lists: [], records: [local(addressBelow(path, id))] };
  const all: AllRecords = content.in(language);
  const lists: string[] = [];
  const records: string[] = [];
  for (let page = 1, pages = 1; page <= pages && records.length < packLimits.records; page++) {
    const found = await all[kind].page({ page });
    pages = found.pages;
    lists.push(local(page === 1 ? path : `${path}?page=${page}`));
    records.push(...found.items.map((item) => local(addressBelow(path, item.id))));
  }
  return { lists, records: records.slice(0, packLimits.records) };
}

async function picturesIn(html: string, source: PackSource, room: number): Promise<PackedPicture[]> {
  const pictures: PackedPicture[] = [];
  let left = room;
  for (const address of addressesOf(html, / src="(\/(?:images|media)\/[^"]+\.webp)"/g)) {
    if (pictures.length === packLimits.pictures) break;
    const bytes = await source.picture(address);
    if (!bytes || bytes.length > left) continue;
    left -= bytes.length;
    pictures.push({ address, type: "image/webp", bytes });
  }
  return pictures;
}

const filesIn = (html: string) =>
  addressesOf(html, / href="(\/(?:files|media)\/[^"]+\.\w+)"/g).slice(0, packLimits.files);

/** Our own markup, in which attributes have these quotation marks and escape `&` alone. */
const addressesOf = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([, address = ""]) => copyOf(address.replaceAll("&amp;", "&")))),
];

/** V8 keeps the whole text in memory as long as a part of it, here megabytes for an address. */
const copyOf = (part: string) => Buffer.from(part).toString();
