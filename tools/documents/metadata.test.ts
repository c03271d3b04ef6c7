import { expect, test } from "vitest";
import { withMetadata } from "./metadata.ts";

const info = `1 0 obj
<</Title (A \\(small\\) paper)
/Creator (Mozilla/5.0 \\(X11; Linux x86_64\\) HeadlessChrome/156.0.0.0)
/Producer (Skia/PDF m156)
/CreationDate (D:20261115021833+00'00')
/ModDate (D:20261115021833+00'00')>>
endobj
\u00e2\u00e3\u00cf\u00d3`;

const changed = withMetadata(Buffer.from(info, "latin1"), "Secure AI Africa", new Date("2026-05-04"));

test("replaces the browser with the author, and sets the document's own date", () => {
  const text = changed.toString("latin1");
  expect(text).toContain("/Title (A \\(small\\) paper)\n/Author (Secure AI Africa) ");
  expect(text).not.toMatch(/Mozilla|HeadlessChrome/);
  expect(text.match(/D:20260504000000\+00'00'/g)).toHaveLength(2);
});

test("a replacement does not move the bytes after it", () => {
  expect(changed.length).toBe(info.length);
  expect([...changed.subarray(-4)]).toEqual([0xe2, 0xe3, 0xcf, 0xd3]);
});
