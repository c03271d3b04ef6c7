/** Photos like those from phones: large, with sensor noise and EXIF metadata. */
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";

type Size = { width: number; height: number };

/** Each colour makes a different photo. `orientation` is the EXIF value: 6 means shown rotated to the right. */
export async function photo({ width, height }: Size, background: string, orientation = 1): Promise<Buffer> {
  const shape = (index: number) =>
    `<circle cx="${(index * 997) % width}" cy="${(index * 613) % height}" r="${60 + ((index * 37) % 300)}" fill="hsl(${index * 37} 50% 50%)" opacity=".6"/>`;
  const shapes = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${background}"/>${Array.from({ length: 60 }, (_, index) => shape(index)).join("")}</svg>`;
  const noise = { type: "gaussian", mean: 128, sigma: 25 } as const;
  const grain = sharp({ create: { width, height, channels: 3, background: "gray", noise } });
  return sharp(Buffer.from(shapes))
    .composite([{ input: await grain.png({ compressionLevel: 1 }).toBuffer(), blend: "soft-light" }])
    .withExif({ IFD0: { Make: "A phone" }, IFD3: { GPSLatitude: "9/1 1/1 0/1" } })
    .withMetadata({ orientation })
    .jpeg({ quality: 93 })
    .toBuffer();
}

/** Resolves with the path of the file. */
export async function photoFile(name: string, content: Buffer): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), "photo-")), name);
  await writeFile(path, content);
  return path;
}
