import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import * as files from "../../tests/media-files.ts";
import { examine } from "./examine.ts";
import { mediaLimits } from "./limits.ts";
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

describe("a file is what its bytes say", () => {
  test.each(["jpeg", "png", "webp", "avif", "gif"] as const)("a picture: %s", async (format) => {
    const picture = await files.photo(20, 10).toFormat(format).toBuffer();
    expect(await examined(picture)).toBe(format === "jpeg" ? "jpg" : format);
  });

  test.each(["docx", "xlsx", "pptx", "odt", "ods", "odp"] as const)("an office file: %s", async (kind) => {
    expect(await examined(files.office[kind])).toBe(kind);
  });

  test("a PDF", async () => {
    expect(await examined(files.pdf("<< /Title (On paper) >>"))).toBe("pdf");
    const links = "<< /URI (https://example.org/JavaScript) /A (/Launch) /FirstChar 3 >>";
    expect(await examined(files.pdf(links, files.packedObjects(links)))).toBe("pdf");
  });
});

test.each([
  ["nothing at all", Buffer.alloc(0), "empty"],
  ["an SVG", files.svg, "svg"],
  ["an SVG without its first line", files.svg.subarray(21), "svg"],
  ["a web page, called .jpg or not", files.html, "html"],
  ["a HEIC", files.heic, "heic"],
  ["a file of an old office program", files.oldOffice, "old-office"],
  ["an office file with a password", files.office.withPassword, "old-office"],
  ["an office file with a program in it", files.office.withMacros, "macros"],
  ["an office file that says it has programs", files.office.macroEnabled, "macros"],
  ["a LibreOffice file with a program in it", files.office.basic, "macros"],
  ["an archive", files.zip({ "a.txt": "a" }), "archive"],
  ["half an office file", files.office.docx.subarray(0, -40), "office-unreadable"],
  ["a text", Buffer.from("Only words."), "unknown"],
  ["a program", Buffer.from("7f454c4602010100", "hex"), "unknown"],
])("%s is refused", async (_, content, code) => {
  expect(await examined(content)).toBe(code);
});

test("what is too large is refused, a picture sooner than a file", async () => {
  const { pictureBytes, fileBytes } = mediaLimits;
  const picture = await files.photo(20, 10).jpeg().toBuffer();
  expect(await examined(picture, pictureBytes + 1)).toBe("picture-too-large");
  expect(await examined(files.pdf(), pictureBytes + 1)).toBe("pdf");
  expect(await examined(files.pdf(), fileBytes + 1)).toBe("too-large");
});

const script = "<< /S /JavaScript /JS (app.alert\\(1\\)) >>";
/** Nothing of it can be read: it is in the middle of a stream that nobody unfolds. */
const far = Buffer.alloc(300_000, "0");

describe("a PDF is refused", () => {
  test.each([
    ["with a script", files.pdf(script), "pdf-script"],
    ["with a script that is spelled otherwise", files.pdf("<</S/J#61vaScrip#74/JS(a)>>"), "pdf-script"],
    ["with a script after a comment", files.pdf("<< /S% \n/JavaScript >>"), "pdf-script"],
    ["with a packed script", files.pdf(files.packedObjects(script)), "pdf-script"],
    ["with a script far behind", files.pdf(far, files.packedObjects(script)), "pdf-script"],
    ["that starts a program", files.pdf("<< /S /Launch /F (a.exe) >>"), "pdf-script"],
    ["with a form of scripts", files.pdf("<< /AcroForm << /XFA 5 0 R >> >>"), "pdf-script"],
    ["with another file in it", files.pdf("<< /EmbeddedFiles 5 0 R >>"), "pdf-attachments"],
    ["with a password", files.pdf("<< /Encrypt 5 0 R >>"), "pdf-encrypted"],
    [
      "with objects packed in a way that is not looked into",
      files.pdf(files.packedObjects(script, "/Filter [/ASCII85Decode /FlateDecode]")),
      "pdf-unreadable",
    ],
    [
      "with packed objects that cannot be unpacked",
      files.pdf("<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\nno\nendstream"),
      "pdf-unreadable",
    ],
    ["that unfolds into too much", files.pdf(files.packedObjects(" ".repeat(80_000_000))), "pdf-unreadable"],
  ])("%s", async (_, content, code) => {
    expect(await examined(content)).toBe(code);
  });
});
