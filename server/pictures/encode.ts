export type Format = "avif" | "webp";

/** A crafted file of a few bytes can unfold into gigabytes. */
export const mostPixels = 50_000_000;

/** Turned as the camera was held, and without what else the camera wrote into it, such as the place. */
export async function encode(source: Buffer, width: number, format: Format): Promise<Buffer> {
  // Loaded with the first picture: a site without any starts faster.
  const { default: sharp } = await import("sharp");
  const resized = sharp(source, { limitInputPixels: mostPixels, failOn: "error" })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  return format === "avif"
    ? resized.avif({ quality: 50, effort: 3 }).toBuffer()
    : resized.webp({ quality: 72 }).toBuffer();
}
