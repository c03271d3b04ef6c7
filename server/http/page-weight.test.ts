import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressWeighed } from "./compress.ts";
import { withWeight } from "./page-weight.ts";

const pageOf = (number: string) =>
  Buffer.from(
    `<p>${"words ".repeat(9000)}</p><p><span id="weight" data-besides="1500">${number}</span> KB</p>`,
  );

test("writes the total weight into the page, with the decimal mark of its language", () => {
  expect(withWeight(pageOf("0.0"), 12_340).toString()).toContain(">13.8</span> KB");
  expect(withWeight(pageOf("0,0"), 8000).toString()).toContain(">9,5</span> KB");
  expect(withWeight(pageOf("13.8"), 8000).toString(), "written again").toContain(">9.5</span> KB");
});

test("leaves pages without a weight unchanged", () => {
  const other = Buffer.from("<p>0.0</p>");
  expect(withWeight(other, 1000)).toBe(other);
});

test.each([5, 11])("at quality %i, the page states its compressed length", async (quality) => {
  const compressed = await compressWeighed(pageOf("0.0"), "br", quality);
  const said = /(\d+\.\d)<\/span>/.exec(brotliDecompressSync(compressed).toString())?.[1];
  expect(Math.abs(Number(said) * 1000 - 1500 - compressed.length)).toBeLessThanOrEqual(60);
});
