/** Files to upload, written byte by byte where no program would produce them. */
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** With noise, because a plain colour compresses to almost nothing. */
export function photo(width: number, height: number) {
  const noise = { type: "gaussian" as const, sigma: 30, mean: 128 };
  return sharp({ create: { width, height, channels: 3, background: "teal", noise } });
}

/** A photo as a phone writes it: rotated, with GPS coordinates. */
export const phonePhoto = (width: number, height: number) =>
  photo(width, height)
    .withExif({ IFD0: { Make: "Phone" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "9/1 1/1 48/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 80 })
    .toBuffer();

/** A small PNG that decodes to 256 million pixels. */
export function pixelBomb(): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const content = Buffer.concat([Buffer.from(name), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(content));
    return Buffer.concat([length, content, check]);
  };
  const side = 16_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((side / 8 + 1) * side));
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

export const svg = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
);
export const html = Buffer.from("<!doctype html><html><script>alert(1)</script></html>");
/** The first bytes of an iPhone photo. */
export const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from("ftypheic\0\0\0\0mif1heic"),
  Buffer.alloc(99),
]);
/** A box of an MP4: its size, name and content. */
export function mp4Box(name: string, ...content: (string | Buffer)[]): Buffer {
  const inner = Buffer.concat(content.map((part) => Buffer.from(part as string, "latin1")));
  const size = Buffer.alloc(4);
  size.writeUInt32BE(inner.length + 8);
  return Buffer.concat([size, Buffer.from(name, "latin1"), inner]);
}
/** A video without pictures. */
export const mp4 = (...boxes: Buffer[]) => Buffer.concat([mp4Box("ftyp", "isom\0\0\0\0isom"), ...boxes]);
export const captions = Buffer.from("WEBVTT\n\n00:01.000 --> 00:02.000\n<v Ama>Welcome.\n");
/** The first bytes of recordings, as phones and programs write them. */
export const recordings = {
  mp4: mp4(mp4Box("mdat", "a film")),
  m4a: Buffer.concat([mp4Box("ftyp", "M4A \0\0\0\0M4A "), mp4Box("mdat", "a sound")]),
  webm: Buffer.concat([Buffer.from("1a45dfa39f4282847765626d", "hex"), Buffer.alloc(99)]),
  mp3: Buffer.concat([Buffer.from("fffb9064", "hex"), Buffer.alloc(600)]),
  ogg: Buffer.concat([Buffer.from("OggS"), Buffer.alloc(24), Buffer.from("OpusHead"), Buffer.alloc(60)]),
  mov: Buffer.concat([mp4Box("ftyp", "qt  \0\0\0\0qt  "), mp4Box("mdat", "a film")]),
};
/** The first bytes of a .doc, and of every office file with a password. */
export const oldOffice = Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(2000)]);

/** `objects`: the text of each PDF object. */
export function pdf(...objects: (string | Buffer)[]): Buffer {
  const all = ["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [] /Count 0 >>", ...objects];
  const numbered = all.flatMap((text, index) => [`${index + 1} 0 obj\n`, text, "\nendobj\n"]);
  const trailer = "trailer << /Root 1 0 R >>\nstartxref\n0\n%%EOF\n";
  return Buffer.concat(
    ["%PDF-1.7\n", ...numbered, trailer].map((part) => Buffer.from(part as string, "latin1")),
  );
}

/** A compressed object stream, as most programs write it. */
export function packedObjects(text: string, more = "/Filter /FlateDecode"): Buffer {
  const packed = deflateSync(Buffer.from(text));
  const description = `<< /Type /ObjStm /N 1 /First 4 ${more} /Length ${packed.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(description), packed, Buffer.from("\nendstream")]);
}

/** A zip archive of these files, as office programs write it. */
export function zip(files: Record<string, string | Buffer>): Buffer {
  const [parts, directory]: Buffer[][] = [[], []];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const data = Buffer.from(content as string);
    const header = Buffer.alloc(26);
    header.writeUInt16LE(20, 0);
    header.writeUInt32LE(crc32(data), 10);
    header.writeUInt32LE(data.length, 14);
    header.writeUInt32LE(data.length, 18);
    header.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), header, Buffer.from(name), data]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory?.push(Buffer.from("PK\x01\x02\x14\0"), header, place, Buffer.from(name));
    parts?.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory ?? []);
  const end = Buffer.alloc(18);
  const count = Object.keys(files).length;
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...(parts ?? []), list, Buffer.from("PK\x05\x06"), end]);
}

const openXml = "application/vnd.openxmlformats-officedocument";
const mainOf = (main: string) => ({ "[Content_Types].xml": `<Override ContentType="${openXml}.${main}"/>` });

export const office = {
  docx: zip({ ...mainOf("wordprocessingml.document.main+xml"), "word/document.xml": "<w/>" }),
  xlsx: zip({ ...mainOf("spreadsheetml.sheet.main+xml"), "xl/workbook.xml": "<x/>" }),
  pptx: zip({ ...mainOf("presentationml.presentation.main+xml"), "ppt/presentation.xml": "<p/>" }),
  odt: zip({ mimetype: "application/vnd.oasis.opendocument.text", "content.xml": "<o/>" }),
  ods: zip({ mimetype: "application/vnd.oasis.opendocument.spreadsheet", "content.xml": "<o/>" }),
  odp: zip({ mimetype: "application/vnd.oasis.opendocument.presentation", "content.xml": "<o/>" }),
  withMacros: zip({
    ...mainOf("wordprocessingml.document.main+xml"),
    ...{ "word/document.xml": "<w/>", "word/vbaProject.bin": "a program" },
  }),
  macroEnabled: zip({
    "[Content_Types].xml": '<Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>',
  }),
  basic: zip({
    ...{ mimetype: "application/vnd.oasis.opendocument.text", "content.xml": "<o/>" },
    "Basic/Standard/Module1.xml": "<script/>",
  }),
  withPassword: zip({
    ...{ mimetype: "application/vnd.oasis.opendocument.text", "content.xml": "?" },
    "META-INF/manifest.xml": "<manifest:encryption-data/>",
  }),
};
