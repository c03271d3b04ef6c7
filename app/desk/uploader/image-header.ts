export type ImageHeader = {
  type: "jpeg" | "png" | "webp" | "heic" | "avif";
  /** Before rotation by EXIF orientation; only for JPEG and PNG. */
  size?: { width: number; height: number };
};

/** Reads the first bytes of a file, because its name may be wrong. */
export function imageHeader(bytes: Uint8Array): ImageHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes.length < 24) return undefined;
  if (view.getUint16(0) === 0xffd8) return { type: "jpeg", ...jpegSize(view) };
  if (text(1, 4) === "PNG")
    return { type: "png", size: { width: view.getUint32(16), height: view.getUint32(20) } };
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return { type: "webp" };
  if (text(4, 8) !== "ftyp") return undefined;
  if (text(8, 12) === "avif") return { type: "avif" };
  return /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/.test(text(8, 12)) ? { type: "heic" } : undefined;
}

/** Walks from marker to marker until the start of a frame. */
function jpegSize(view: DataView): Pick<ImageHeader, "size"> {
  for (let at = 2; at + 9 < view.byteLength && view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { size: { width: view.getUint16(at + 7), height: view.getUint16(at + 5) } };
    at += 2 + view.getUint16(at + 2);
  }
  return {};
}
