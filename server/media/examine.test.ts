import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import * as files from "../../tests/media-files.ts";
import { examine } from "./examine.ts";
import { mediaLimits } from "./media-limits.ts";
import { RefusedUpload } from "./refusals.ts";

const folder = mkdtempSync(join(tmpdir(), "examine-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function examined(content: Uint8Array, bytes = content.length) {
  const path = join(folder, "file");
  writeFileSync(path, content);
  const known = await examine({ path, bytes, sha256: "" }).catch((error: unknown) => {
    if (error instanceof RefusedUpload) return { refused: error.code };
    throw error;
  });
  return "extension" in known ? known.extension : known.refused;
}

describe("recognises a file by its content", () => {
  test.each(["jpeg", "png", "webp", "avif", "gif"] as const)("a picture: %s", async (format) => {
    const picture = await files.photo(20, 10).toFormat(format).toBuffer();
    expect(await examined(picture)).toBe(format === "jpeg" ? "jpg" : format);
  });

  test.each(["docx", "xlsx", "pptx", "odt", "ods", "odp"] as const)("an office file: %s", async (kind) => {
    expect(await examined(files.office[kind])).toBe(kind);
  });

  test.each(["mp4", "m4a", "webm", "mp3", "ogg"] as const)("a recording: %s", async (kind) => {
    expect(await examined(files.recordings[kind])).toBe(kind);
  });

  test.each(["WEBVTT", "\ufeffWEBVTT - The talk\r\n", "WEBVTT\n\n00:01.000 --> 00:02.000\nHello"])(
    "captions: %j",
    async (text) => expect(await examined(Buffer.from(text))).toBe("vtt"),
  );

  test("a PDF", async () => {
    expect(await examined(files.pdf("<< /Title (On paper) >>"))).toBe("pdf");
    const links = "<< /URI (https://example.org/JavaScript) /A (/Launch) /FirstChar 3 >>";
    expect(await examined(files.pdf(links, files.packedObjects(links)))).toBe("pdf");
  });
});

test.each([
  ["an empty file", Buffer.alloc(0), "empty"],
  ["an SVG", files.svg, "svg"],
  ["an SVG without its first line", files.svg.subarray(21), "svg"],
  ["a web page, called .jpg or not", files.html, "html"],
  ["a HEIC", files.heic, "heic"],
  ["a video that only some browsers play", files.recordings.mov, "video"],
  ["a file in an old office format", files.oldOffice, "old-office"],
  ["an office file with a password", files.office.withPassword, "old-office"],
  ["an office file with macros", files.office.withMacros, "macros"],
  ["an office file that declares macros", files.office.macroEnabled, "macros"],
  ["a LibreOffice file with macros", files.office.basic, "macros"],
  ["an archive", files.zip({ "a.txt": "a" }), "archive"],
  ["half an office file", files.office.docx.subarray(0, -40), "office-unreadable"],
  ["a text", Buffer.from("Only words."), "unknown"],
  ["a text that only begins like captions", Buffer.from("WEBVTTs and other words."), "unknown"],
  ["a program", Buffer.from("7f454c4602010100", "hex"), "unknown"],
])("refuses %s", async (_, content, code) => {
  expect(await examined(content)).toBe(code);
});

test("refuses files above the limit, which is lower for pictures", async () => {
  const { pictureBytes, fileBytes } = mediaLimits;
  const picture = await files.photo(20, 10).jpeg().toBuffer();
  expect(await examined(picture, pictureBytes + 1)).toBe("picture-too-large");
  expect(await examined(files.pdf(), pictureBytes + 1)).toBe("pdf");
  expect(await examined(files.pdf(), fileBytes + 1)).toBe("too-large");
});

const script = "<< /S /JavaScript /JS (app.alert\\(1\\)) >>";
/** Unreadable, because it is inside a stream that is not inflated. */
const far = Buffer.alloc(300_000, "0");

const leads = "<< /S /URI /URI (https://example.org/) >>";
const goes = "<< /S /GoTo /D [2 0 R /XYZ null null 0] >>";
/** An object stream with one object. For numbers below 10, its header has four characters. */
const packed = (number: number, object: string) => files.packedObjects(`${number} 0 ${object}`);

/** Actions that run by themselves. The first object has the number 3. */
const acting: [string, ...(string | Buffer)[]][] = [
  ["that leads to a website when it is opened", `<< /OpenAction ${leads} >>`],
  ["that does so with escaped letters", "<</Open#41ction<</S/U#52I/URI(https://example.org/)>>>>"],
  ["that does so behind a number", `<< /Pages 2 0 R/OpenAction${leads} >>`],
  ["that does so after a comment", `<< /OpenAction% [0 /Fit]\n${leads} >>`],
  ["that does so after a long comment", `<< /OpenAction %${"c".repeat(999)}\n${leads} >>`],
  ["that does so in a packed object", packed(8, `<< /OpenAction ${leads} >>`)],
  ["that does so by another object", "<< /OpenAction 4 0 R >>", leads],
  ["that does so by a packed object", packed(8, "<< /OpenAction 9 0 R >>"), packed(9, leads)],
  ["that does so in one of two versions of an object", "<< /OpenAction 4 0 R >>", goes, `4 0 obj ${leads}`],
  ["that does so after a page", `<< /OpenAction << /S /GoTo /D [0 /Fit] /Next ${leads} >> >>`],
  ["that does so behind a string", `<< /OpenAction << /S /GoTo /D (>>) /Next ${leads} >> >>`],
  ["that sends a form when it is opened", "<< /OpenAction << /S /SubmitForm /F (https://example.org/) >> >>"],
  ["that opens another document", "<< /OpenAction << /S /GoToR /F (\\\\\\\\host\\\\a.pdf) /D [0 /Fit] >> >>"],
  ["that does so far into the file", "0".repeat(262_100), `<< /OpenAction ${leads} >>`],
  ["that does something with its pages", `<< /Type /Page /AA << /O ${leads} >> >>`],
  ["that does so by another object", "<< /Type /Catalog/AA 4 0 R >>", leads],
  ["that does so with escaped letters in a packed object", packed(8, "<</#41#41<</WC 9 0 R>>>>")],
];

test.each([
  ["a page", "<< /OpenAction [0 /Fit] >>"],
  ["a page by its name", "<< /OpenAction (page.1) /PageMode /UseNone >>"],
  ["a page, by an action", `<< /OpenAction ${goes} >>`],
  ["a page, as TeX writes it", packed(8, "<</OpenAction 9 0 R>>"), packed(9, "<</S/GoTo/D[2 0 R/Fit]>>")],
  ["a page, as TeX wrote it", "<< /OpenAction 4 0 R >>", "<< /S /GoTo /D (Doc\\\\055Start) >>"],
  ["a page of another object", "<< /OpenAction 4 0 R >>", "[2 0 R /FitH 800]"],
  ["a page across two parts of the file", "0".repeat(262_060), `<< /OpenAction ${goes} >>`],
  ["nothing, and has links", `<< /Annots [<< /Subtype /Link /A ${leads} >>] /AAPL:Keywords [(a)] >>`],
  ["nothing, and only mentions actions", "<< /Title (What /OpenAction and /AA do) >>"],
])("accepts a PDF that opens %s", async (_, ...objects) => {
  expect(await examined(files.pdf(...objects))).toBe("pdf");
});

describe("refuses a PDF", () => {
  test.each(acting)("%s", async (_, ...objects) => {
    expect(await examined(files.pdf(...objects))).toBe("pdf-acts");
  });

  test.each([
    ["with a script", files.pdf(script), "pdf-script"],
    ["with a script whose name is escaped", files.pdf("<</S/J#61vaScrip#74/JS(a)>>"), "pdf-script"],
    ["with a script after a comment", files.pdf("<< /S% \n/JavaScript >>"), "pdf-script"],
    ["with a packed script", files.pdf(files.packedObjects(script)), "pdf-script"],
    ["with a script far into the file", files.pdf(far, files.packedObjects(script)), "pdf-script"],
    ["that starts a program", files.pdf("<< /S /Launch /F (a.exe) >>"), "pdf-script"],
    ["with a form of scripts", files.pdf("<< /AcroForm << /XFA 5 0 R >> >>"), "pdf-script"],
    ["with another file in it", files.pdf("<< /EmbeddedFiles 5 0 R >>"), "pdf-attachments"],
    ["with a password", files.pdf("<< /Encrypt 5 0 R >>"), "pdf-encrypted"],
    [
      "with objects in an encoding that is not examined",
      files.pdf(files.packedObjects(script, "/Filter [/ASCII85Decode /FlateDecode]")),
      "pdf-unreadable",
    ],
    [
      "with compressed objects that cannot be inflated",
      files.pdf("<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\nno\nendstream"),
      "pdf-unreadable",
    ],
    ["that opens a missing object", files.pdf("<< /OpenAction 9 0 R >>"), "pdf-unreadable"],
    [
      "that inflates to too many bytes",
      files.pdf(files.packedObjects(" ".repeat(80_000_000))),
      "pdf-unreadable",
    ],
  ])("%s", async (_, content, code) => {
    expect(await examined(content)).toBe(code);
  });
});

test("examines a PDF crafted to be slow in bounded time", async () => {
  const before = process.cpuUsage();
  for (const piece of ["/AA%", "1%", "1 ", "/OpenAction%", "/OpenAction 1 "])
    await examined(files.pdf("<< /OpenAction 4 0 R >>", "[0 /Fit]", piece.repeat(2_000_000 / piece.length)));
  // In microseconds. A pattern without limits would take minutes.
  expect(process.cpuUsage(before).user).toBeLessThan(20_000_000);
});
