import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { mp4Box as box, mp4 } from "../../tests/media-files.ts";
import { eraseMp4Metadata } from "./erase-mp4-metadata.ts";

const folder = mkdtempSync(join(tmpdir(), "mp4-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function erased(content: Buffer): Promise<Buffer> {
  const path = join(folder, "film.mp4");
  writeFileSync(path, content);
  await eraseMp4Metadata(path);
  return readFileSync(path);
}

test("erases the place of a video, and changes or moves nothing else", async () => {
  const place = Buffer.from("+09.0300+038.7400/");
  const film = mp4(
    box(
      "moov",
      box("mvhd", "kept"),
      box("udta", box("©xyz", place)),
      box("trak", box("meta", place), box("tkhd", "kept")),
    ),
    box("uuid", place),
    box("mdat", "kept udta meta"),
  );
  const after = await erased(film);
  expect(after).toHaveLength(film.length);
  expect(after.includes(place)).toBe(false);
  expect(film.indexOf("mdat")).toBe(after.indexOf("mdat"));
  for (const word of ["mvhd", "tkhd", "kept udta meta"]) expect(after.includes(word), word).toBe(true);
});

test("reads a box with a 64-bit size, and stops at an invalid one", async () => {
  const long = Buffer.concat([
    Buffer.from([0, 0, 0, 1]),
    Buffer.from("udta"),
    Buffer.alloc(8),
    Buffer.from("place"),
  ]);
  long.writeBigUInt64BE(BigInt(long.length), 8);
  expect((await erased(mp4(long))).includes("place")).toBe(false);
  const broken = mp4(Buffer.from("\x00\x00\x00\x03moov\xff\xff\xff\xff", "latin1"), box("udta", "x"));
  expect(await erased(broken)).toEqual(broken);
});

test("keeps all frames of the film on the site", async () => {
  const film = readFileSync("public/film/africa.mp4");
  const at = film.indexOf("mdat");
  expect((await erased(film)).subarray(at, at + 100_000)).toEqual(film.subarray(at, at + 100_000));
});
