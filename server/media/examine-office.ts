import { text } from "node:stream/consumers";
import yauzl from "yauzl";
import { RefusedUpload } from "./refusals.ts";

export type OfficeType = { type: string; extension: string };

const openXml = "application/vnd.openxmlformats-officedocument";
const openDocument = "application/vnd.oasis.opendocument";

/** By the content type of the main part, or by the `mimetype` of an OpenDocument file. */
const types: Record<string, OfficeType> = {
  "wordprocessingml.document.main+xml": { type: `${openXml}.wordprocessingml.document`, extension: "docx" },
  "spreadsheetml.sheet.main+xml": { type: `${openXml}.spreadsheetml.sheet`, extension: "xlsx" },
  "presentationml.presentation.main+xml": {
    type: `${openXml}.presentationml.presentation`,
    extension: "pptx",
  },
  [`${openDocument}.text`]: { type: `${openDocument}.text`, extension: "odt" },
  [`${openDocument}.spreadsheet`]: { type: `${openDocument}.spreadsheet`, extension: "ods" },
  [`${openDocument}.presentation`]: { type: `${openDocument}.presentation`, extension: "odp" },
};

/** Macros of Microsoft Office and of LibreOffice. */
const macros = /(?:^|\/)(?:vbaProject\w*\.bin|vbaData\.xml)$|(?:^|\/)activeX\/|^(?:Basic|Scripts)\/./i;

const maxEntries = 20_000;
const maxPartBytes = 1_000_000;
/** The parts that tell the type of the file. No other part is unpacked. */
const examinedParts = ["[Content_Types].xml", "mimetype", "META-INF/manifest.xml"];

export async function examineOffice(path: string): Promise<OfficeType> {
  const texts = await readParts(path).catch((cause: unknown) => {
    throw cause instanceof RefusedUpload ? cause : new RefusedUpload("office-unreadable", { cause });
  });
  if (texts["META-INF/manifest.xml"]?.includes("encryption-data")) throw new RefusedUpload("old-office");
  const contents = texts["[Content_Types].xml"] ?? "";
  if (/macroEnabled/i.test(contents)) throw new RefusedUpload("macros");
  const main = /openxmlformats-officedocument\.(\w+\.\w+\.main\+xml)/.exec(contents)?.[1];
  const type = types[main ?? texts.mimetype?.trim() ?? ""];
  if (!type) throw new RefusedUpload(contents || texts.mimetype ? "unknown" : "archive");
  return type;
}

async function readParts(path: string): Promise<Record<string, string>> {
  const zip = await yauzl.openPromise(path, { autoClose: false });
  try {
    const texts: Record<string, string> = {};
    if (zip.entryCount > maxEntries) throw new RefusedUpload("office-unreadable");
    for await (const entry of zip.eachEntry()) {
      if (entry.isEncrypted()) throw new RefusedUpload("old-office");
      if (macros.test(entry.fileName)) throw new RefusedUpload("macros");
      if (!examinedParts.includes(entry.fileName)) continue;
      if (entry.uncompressedSize > maxPartBytes) throw new RefusedUpload("office-unreadable");
      texts[entry.fileName] = await text(await zip.openReadStreamPromise(entry));
    }
    return texts;
  } finally {
    zip.close();
  }
}
