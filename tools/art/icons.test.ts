import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { MARK_FRAME } from "../../app/art/mark-paths.ts";

const published = (name: string) => readFileSync(new URL(`../../public/${name}`, import.meta.url));

describe("the icons", () => {
  it.each([
    ["icons/apple-touch-icon.png", 180],
    ["icons/icon-192.png", 192],
    ["icons/icon-512.png", 512],
    ["icons/maskable-192.png", 192],
    ["icons/maskable-512.png", 512],
  ])("has %s, light and of its size", async (name, size) => {
    const png = published(name);
    expect(await sharp(png).metadata()).toMatchObject({ width: size, height: size });
    expect(png.length).toBeLessThan(4000);
  });

  it("has a logo for the press, as SVG and as PNG without a background", async () => {
    const png = published("icons/logo-1024.png");
    expect(await sharp(png).metadata()).toMatchObject({ width: 1024, height: 1024, hasAlpha: true });
    expect(png.length).toBeLessThan(8000);
    expect(published("icons/logo.svg").toString()).toContain(MARK_FRAME);
  });

  it("has a favicon of three sizes, each a PNG", async () => {
    const ico = published("favicon.ico");
    expect(ico.readUInt16LE(4)).toBe(3);
    for (const [index, size] of [16, 32, 48].entries()) {
      const entry = 6 + 16 * index;
      const [length, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
      const picture = await sharp(ico.subarray(offset, offset + length)).metadata();
      expect(picture).toMatchObject({ format: "png", width: size, height: size });
    }
  });

  it("keeps the maskable icon's mark inside the safe zone", async () => {
    const { data, info } = await sharp(published("icons/maskable-512.png"))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const safe = 0.4 * info.width;
    for (let pixel = 0; pixel < info.width * info.height; pixel++) {
      const [x, y] = [pixel % info.width, Math.floor(pixel / info.width)];
      if (Math.hypot(x - info.width / 2, y - info.height / 2) <= safe) continue;
      if (data[3 * pixel] !== data[0] || data[3 * pixel + 1] !== data[1])
        throw new Error(`The mark reaches ${x}, ${y}`);
    }
  });

  it("has a favicon that follows the dark scheme", () => {
    expect(published("icons/favicon.svg").toString()).toContain("prefers-color-scheme:dark");
  });
});
