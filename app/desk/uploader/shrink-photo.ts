/**
 * Shrinks photos on the device before they are sent: a phone takes 5 MB where a page shows 100 KB. Camera metadata, such
 * as the location, never leaves the device.
 */
import { type ImageHeader, imageHeader } from "./image-header.ts";

const longestSide = 2560;
const largeBytes = 1_000_000;
/** 16 seconds at 400 kbps. */
const targetBytes = 800_000;
const attempts = [
  { side: longestSide, quality: 0.8 },
  { side: longestSide, quality: 0.65 },
  { side: 1920, quality: 0.7 },
];
/** A JPEG states its size after the camera metadata, which may contain a thumbnail. */
const headerBytes = 300_000;

type NamedFile = { file: Blob; name: string };

/** Leaves files that this browser cannot decode, such as HEIC in most browsers, to the server. */
export async function shrinkPhoto({ file, name }: NamedFile): Promise<NamedFile> {
  const header = imageHeader(new Uint8Array(await file.slice(0, headerBytes).arrayBuffer()));
  if (!header || isSmall(file, header)) return { file, name };
  try {
    const smaller = await encoded(await decoded(file, header), header);
    if (smaller && (smaller.size < file.size || header.type === "heic"))
      return { file: smaller, name: renamed(name, smaller.type) };
  } catch {
    // This browser cannot decode it.
  }
  return { file, name };
}

function isSmall({ size: bytes }: Blob, { type, size }: ImageHeader): boolean {
  return (
    type !== "heic" && bytes <= largeBytes && (!size || Math.max(size.width, size.height) <= longestSide)
  );
}

/** Decodes to the needed size, if the original size is known: slow phones have little memory. */
async function decoded(file: Blob, { size }: ImageHeader): Promise<ImageBitmap> {
  const upright = { imageOrientation: "from-image" } as const;
  const longer = size ? Math.max(size.width, size.height) : 0;
  if (!size || longer <= longestSide) return createImageBitmap(file, upright);
  const resizeWidth = Math.round((longestSide * size.width) / longer);
  // "low" takes a third of the time, and is only visible when shrinking to less than half.
  const resizeQuality = longer <= 2 * longestSide ? "low" : "medium";
  const bitmap = await createImageBitmap(file, { ...upright, resizeWidth, resizeQuality });
  if (hasShapeOf(bitmap, size)) return bitmap;
  // Some browsers distort a picture that they rotate and resize together.
  bitmap.close();
  return createImageBitmap(file, upright);
}

function hasShapeOf(bitmap: ImageBitmap, { width, height }: { width: number; height: number }): boolean {
  const shape = (one: number, other: number) => Math.max(one, other) / Math.min(one, other);
  return Math.abs(shape(bitmap.width, bitmap.height) - shape(width, height)) < 0.02;
}

async function encoded(bitmap: ImageBitmap, { type }: ImageHeader): Promise<Blob | null> {
  // Keeps transparency.
  const format = type === "jpeg" || type === "heic" ? "image/jpeg" : "image/webp";
  const canvas = document.createElement("canvas");
  let result: Blob | null = null;
  for (const { side, quality } of attempts) {
    const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    result = await new Promise((resolve) => canvas.toBlob(resolve, format, quality));
    if (result && result.size <= targetBytes) break;
  }
  bitmap.close();
  canvas.width = 0;
  return result;
}

/** Browsers that cannot encode a format write PNG. */
const endings: Record<string, string> = { "image/jpeg": "jpg", "image/webp": "webp", "image/png": "png" };

function renamed(name: string, type: string): string {
  const hasEnding = type === "image/jpeg" ? /\.jpe?g$/i : new RegExp(`\\.${endings[type]}$`, "i");
  return hasEnding.test(name) ? name : `${name.replace(/\.\w{1,5}$/, "")}.${endings[type] ?? "jpg"}`;
}
