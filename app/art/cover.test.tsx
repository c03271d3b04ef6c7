import { createHash } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Cover } from "./cover.tsx";
import { type CoverKind, coverFor } from "./cover-pattern.ts";

const KINDS: readonly CoverKind[] = ["work", "news", "event", "resource"];
const ids = Array.from({ length: 500 }, (_, index) => `record-${index}`);
const fingerprint = (kind: CoverKind, id: string) =>
  createHash("sha256")
    .update(JSON.stringify(coverFor(kind, id)))
    .digest("hex")
    .slice(0, 12);

describe("a cover", () => {
  // If one of these changes, every record has a new cover, even those already shared.
  it("never changes for the same record", () => {
    expect(ids.slice(0, 6).map((id) => fingerprint("work", id))).toMatchInlineSnapshot(`
      [
        "e8678144005e",
        "b7da5f18b2dc",
        "5f18dd08589c",
        "da8ba1d2e446",
        "68910c0c97a2",
        "d63a4b9ad484",
      ]
    `);
    expect(KINDS.map((kind) => fingerprint(kind, "ኢትዮጵያ"))).toMatchInlineSnapshot(`
      [
        "a17bd936576e",
        "f3c407e7fb98",
        "2c4841df7bb6",
        "4ddff6373feb",
      ]
    `);
  });

  it.each(KINDS)("differs for each of 500 records of the kind %s", (kind) => {
    expect(new Set(ids.map((id) => fingerprint(kind, id))).size).toBe(ids.length);
  });

  it("has the shape of its section", () => {
    const tones = (kind: CoverKind) =>
      new Set(ids.flatMap((id) => coverFor(kind, id).layers.map(({ tone }) => tone)));
    // Stepped diamonds are solid, borders run across and never turn.
    expect([...tones("resource")].sort()).toEqual(["bright", "soft"]);
    expect(ids.every((id) => coverFor("news", id).transform.includes("rotate(0)"))).toBe(true);
    expect(ids.every((id) => coverFor("work", id).transform.includes("rotate(45)"))).toBe(true);
  });

  it("has the colour of its subject", () => {
    const markup = (subject: string) =>
      renderToStaticMarkup(<Cover kind="resource" subject={subject} id="1" />);
    expect(markup("For the Public")).not.toBe(markup("For Policy Makers"));
  });

  it("differs for records of different kinds with the same id", () => {
    expect(new Set(KINDS.map((kind) => fingerprint(kind, "1"))).size).toBe(KINDS.length);
  });

  it("has its own tile on a page with many covers", () => {
    const page = renderToStaticMarkup(
      ids.slice(0, 2).map((id) => <Cover key={id} kind="news" subject="" id={id} />),
    );
    const defined = [...page.matchAll(/<pattern id="([^"]+)"/g)].map(([, id]) => id);
    const used = [...page.matchAll(/fill="url\(#([^)]+)\)"/g)].map(([, id]) => id);
    expect(new Set(defined).size).toBe(2);
    expect(used).toEqual(defined);
  });

  it("is small: twelve take less than 1.6 KB, without style attributes", () => {
    const page = renderToStaticMarkup(
      ids.slice(0, 12).map((id) => <Cover key={id} kind="work" subject={id} id={id} />),
    );
    expect(brotliCompressSync(page).length).toBeLessThan(1600);
    expect(page).not.toContain("style=");
  });
});
