import { inflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { Language } from "../../languages.ts";
import { certificateCode } from "./certificate-code.ts";
import { certificatePdf } from "./certificate-pdf.ts";
import { utf16 } from "./pdf-file.ts";

const people: [Language, string, string, string][] = [
  ["en", "Amina Wanjiru", "Prompt injection clinic", "Certificate of attendance"],
  ["fr", "Aïssatou Côté", "Écrire une politique de l’IA", "Attestation de participation"],
  ["sw", "Juma Mwangi", "Kliniki ya usalama", "Cheti cha mahudhurio"],
  ["pt", "João Conceição", "Oficina de segurança", "Certificado de participação"],
  ["ar", "ليلى بن يوسف", "ورشة اختبار الأنظمة اللغوية", "شهادة حضور"],
  ["am", "አበበ ቢቂላ", "የሰው ሠራሽ አስተውሎት ደኅንነት ዐውደ ጥናት", "የተሳትፎ ምስክር ወረቀት"],
];

const pdfOf = (language: Language, name: string, event: string) =>
  certificatePdf({
    ...{ name, event, language, place: "Nairobi", day: "2026-11-30", organisation: "Secure AI Africa" },
    siteUrl: "https://example.org",
    code: certificateCode({ name, event: 17, day: "2026-11-30" }, "a key"),
  });

/** Every stream of the file, unpacked. */
const streamsOf = (pdf: Buffer): string[] =>
  [...pdf.toString("latin1").matchAll(/\/Length (\d+)\/Filter\/FlateDecode>>\nstream\n/g)].map((found) => {
    const start = found.index + found[0].length;
    return inflateSync(pdf.subarray(start, start + Number(found[1]))).toString("latin1");
  });

/** The text that a reader copies: what the page says is to be read instead of its glyphs. */
const textOf = (pdf: Buffer): string[] =>
  [...(streamsOf(pdf)[0] ?? "").matchAll(/ActualText <FEFF([\dA-F]+)>/g)].map(([, hex = ""]) =>
    Buffer.from(hex, "hex").swap16().toString("utf16le").trim(),
  );

describe.each(people)("a certificate in %s", (language, name, event, title) => {
  test("can be read and copied as text, in logical order", async () => {
    const lines = textOf(await pdfOf(language, name, event));
    expect(lines).toEqual(expect.arrayContaining(["Secure AI Africa", title, name, event]));
  });

  test("draws every letter, and says which letter each glyph is", async () => {
    const pdf = await pdfOf(language, name, event);
    const letters = streamsOf(pdf)
      .filter((stream) => stream.includes("begincmap"))
      .join();
    for (const letter of name.replace(/\s/g, "")) expect(letters).toContain(utf16(letter));
    expect(streamsOf(pdf).filter((stream) => / d0\n/.test(stream)).length).toBeGreaterThan(20);
  });

  test("names its language and title, and is tagged", async () => {
    const file = (await pdfOf(language, name, event)).toString("latin1");
    expect(file).toContain(`/Lang(${language})`);
    expect(file).toContain(utf16(title));
    expect(file).toContain("/S/H1");
    expect(file).toContain("/Marked true");
  });

  test("is the same file each time, of at most 60 KB", async () => {
    const [one, other] = [await pdfOf(language, name, event), await pdfOf(language, name, event)];
    expect(one.equals(other)).toBe(true);
    expect(one.length).toBeLessThanOrEqual(60 * 1024);
  });
});

test("every offset of the file's table leads to its object", async () => {
  const pdf = (await pdfOf("en", "Amina", "Clinic")).toString("latin1");
  const start = Number(/startxref\n(\d+)/.exec(pdf)?.[1]);
  const offsets = [...pdf.slice(start).matchAll(/^(\d{10}) 00000 n /gm)].map(([, offset]) => Number(offset));
  expect(offsets.length).toBeGreaterThan(20);
  for (const [index, offset] of offsets.entries())
    expect(pdf.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
});

test("the link leads to the page that checks it, with the code", async () => {
  const pdf = (await pdfOf("ar", "ليلى", "ورشة")).toString("latin1");
  const code = certificateCode({ name: "ليلى", event: 17, day: "2026-11-30" }, "a key");
  expect(pdf).toContain(`/URI(https://example.org/ar/verify/${code})`);
});

test("long names and titles stay within the frame and the limit", async () => {
  const long = "የሰው ሠራሽ አስተውሎት ደኅንነትና ሥነ ምግባር በአፍሪካ ቋንቋዎች፦ ለመምህራን፣ ለጋዜጠኞችና ለፖሊሲ አውጪዎች የተዘጋጀ የሁለት ቀን ዐውደ ጥናት";
  const pdf = await pdfOf("am", "ወይዘሮ ጽዮን ኃይለ ሥላሴ ወልደ ገብርኤል ተክለ ሃይማኖት", long);
  expect(pdf.length).toBeLessThanOrEqual(60 * 1024);
  const positions = [...(streamsOf(pdf)[0] ?? "").matchAll(/1 0 0 1 ([\d.-]+) ([\d.-]+) Tm/g)];
  for (const [, x] of positions) {
    expect(Number(x)).toBeGreaterThan(40);
    expect(Number(x)).toBeLessThan(802);
  }
});
