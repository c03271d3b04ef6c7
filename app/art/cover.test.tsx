import { createHash } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { type CoverKind, coverFor } from "./cover.ts";
import { Cover } from "./cover.tsx";

const KINDS: readonly CoverKind[] = ["work", "news", "event", "resource"];
const ids = Array.from({ length: 500 }, (_, index) => `record-${index}`);
const fingerprint = (kind: CoverKind, id: string) =>
  createHash("sha256")
    .update(JSON.stringify(coverFor(kind, id)))
    .digest("hex")
    .slice(0, 12);

describe("a cover", () => {
  // If one of these differs, every record of the site has changed its cover, also where it was shared.
  it("never changes for the same record", () => {
    expect(ids.slice(0, 6).map((id) => fingerprint("work", id))).toMatchInlineSnapshot(`
      [
        "1e77628674b8",
        "bda4679fad3e",
        "2421d7c29c37",
        "5995d0c9a786",
        "14fb01b1e011",
        "cb40f0055d54",
      ]
    `);
    expect(KINDS.map((kind) => fingerprint(kind, "ኢትዮጵያ"))).toMatchInlineSnapshot(`
      [
        "2906624b530e",
        "a722983a8ff3",
        "d67197a6a6ba",
        "cc9cf077044c",
      ]
    `);
  });

  it.each(KINDS)("differs for each of 500 records of the kind %s", (kind) => {
    expect(new Set(ids.map((id) => fingerprint(kind, id))).size).toBe(ids.length);
  });

  it("differs for records of different kinds with the same id", () => {
    expect(new Set(KINDS.map((kind) => fingerprint(kind, "1"))).size).toBe(KINDS.length);
  });

  it("has a tile of its own on a page with many", () => {
    const page = renderToStaticMarkup(ids.slice(0, 2).map((id) => <Cover key={id} kind="news" id={id} />));
    const defined = [...page.matchAll(/<pattern id="([^"]+)"/g)].map(([, id]) => id);
    const used = [...page.matchAll(/fill="url\(#([^)]+)\)"/g)].map(([, id]) => id);
    expect(new Set(defined).size).toBe(2);
    expect(used).toEqual(defined);
  });

  it("is light: twelve of them cost a visitor less than 1.6 KB, and carry no style attribute", () => {
    const page = renderToStaticMarkup(ids.slice(0, 12).map((id) => <Cover key={id} kind="work" id={id} />));
    expect(brotliCompressSync(page).length).toBeLessThan(1600);
    expect(page).not.toContain("style=");
  });
});
