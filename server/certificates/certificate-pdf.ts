import { wordsIn } from "../../app/words/words.ts";
import { type Language, languageOf, localPath } from "../../languages.ts";
import type { Typeset } from "../social-image/typeset.ts";
import { longDate } from "./long-date.ts";
import { pdfFile, pdfNumber, pdfText } from "./pdf-file.ts";
import { pdfFonts } from "./pdf-fonts.ts";

export type CertificateText = {
  name: string;
  /** The title of the event, in the language if it has been translated. */
  event: string;
  /** "Nairobi, Kenya". */
  place: string;
  /** "2026-11-30". */
  day: string;
  language: Language;
  organisation: string;
  siteUrl: string;
  code: string;
};

/** A4, landscape, in points. */
const page = { width: 842, height: 595, margin: 72 };
const textWidth = page.width - 2 * page.margin;
const colours = { ink: "0.051 0.149 0.149", teal: "0.043 0.325 0.318", mute: "0.29 0.384 0.384" };
const gold = "0.788 0.592 0.11";

type Line = { text: string; size: number; y: number; colour: keyof typeof colours; tag: "H1" | "P" };

let typesetter: Promise<Typeset> | undefined;
// Imported with the first certificate, so that the site starts faster.
const loadTypesetter = async () => (await import("../social-image/typeset.ts")).loadTypesetter();

/** The certificate as a PDF of one page, in the person's language. The same text is always the same file. */
export async function certificatePdf(about: CertificateText): Promise<Buffer> {
  typesetter ??= loadTypesetter();
  const typeset = await typesetter;
  const { language, organisation, siteUrl, code } = about;
  const { certificate: words } = wordsIn(language);
  const rightToLeft = languageOf(language).direction === "rtl";
  const address = siteUrl + localPath(language, `/verify/${code}`);
  const set = (text: string) => typeset(text, 0, rightToLeft);

  const middle = (): Line[] => {
    const title = wrapped(about.event, 26, 2, set);
    const below = 285 - 34 * (title.length - 1);
    return [
      { text: organisation, size: 15, y: 500, colour: "teal", tag: "P" },
      { text: words.title, size: 38, y: 440, colour: "teal", tag: "H1" },
      { text: words.certifies, size: 14, y: 394, colour: "mute", tag: "P" },
      { text: about.name, size: fitting(about.name, 34, set), y: 350, colour: "ink", tag: "P" },
      { text: words.attended, size: 14, y: 318, colour: "mute", tag: "P" },
      ...title.map(
        (text, index): Line => ({
          ...{ text, size: fitting(text, 26, set), y: 283 - 34 * index, colour: "ink", tag: "P" },
        }),
      ),
      {
        text: [longDate(about.day, language), about.place].filter(Boolean).join(" · "),
        ...{ size: 15, y: below - 36, colour: "ink", tag: "P" },
      },
    ];
  };
  const foot = (): Line[] => {
    const codeLines = inLines(code, 80);
    return [
      { text: words.verify, size: 11, y: 118, colour: "mute", tag: "P" },
      {
        text: `${siteUrl.replace(/^https?:\/\//, "")}${localPath(language, "/verify")}`,
        size: 12,
        y: 100,
        colour: "teal",
        tag: "P",
      },
      ...codeLines.map(
        (text, index): Line => ({ text, size: 10, y: 82 - 13 * index, colour: "ink", tag: "P" }),
      ),
    ];
  };

  const fonts = pdfFonts();
  const lines = [...middle(), ...foot()].filter(({ text }) => text);
  const drawn = lines.map((line, index) => {
    const { width, glyphs } = set(line.text);
    const left = (page.width - width * line.size) / 2;
    const shown = glyphs.map((glyph) => {
      const { font, code } = fonts.codeOf(glyph);
      const [x, y] = [left + glyph.x * line.size, line.y + glyph.y * line.size];
      return `/${font} ${line.size} Tf 1 0 0 1 ${pdfNumber(x)} ${pdfNumber(y)} Tm <${code}> Tj`;
    });
    // The logical text: a reader would otherwise copy right-to-left text in the order of its glyphs.
    return [
      `/${line.tag} <</MCID ${index}/ActualText ${pdfText(`${line.text}\n`)}>> BDC`,
      `BT ${colours[line.colour]} rg`,
      ...shown,
      "ET EMC",
    ].join("\n");
  });
  const frame = [
    "/Artifact BMC",
    `${gold} RG 3 w 28 28 ${page.width - 56} ${page.height - 56} re S`,
    `${colours.teal} RG 0.75 w 36 36 ${page.width - 72} ${page.height - 72} re S`,
    `${gold} rg ${page.width / 2 - 60} 480 120 3 re f`,
    "EMC",
  ];

  const file = pdfFile();
  const [pages, own, root] = [file.reserve(), file.reserve(), file.reserve()];
  const content = file.add("", [...frame, ...drawn].join("\n"));
  const link = file.add(
    `/Type/Annot/Subtype/Link/Rect[${page.margin} 60 ${page.width - page.margin} 114]/Border[0 0 0]/Contents ${pdfText(words.verify)}/A<</S/URI/URI(${encodeURI(address).replace(/[()\\]/g, "\\$&")})>>`,
  );
  const parts = lines.map(({ tag }, index) =>
    file.add(`/Type/StructElem/S/${tag}/P ${root}/Pg ${own}/K ${index}`),
  );
  const parents = file.add(`/Nums[0[${parts.join(" ")}]]`);
  file.set(root, `/Type/StructTreeRoot/K[${parts.join(" ")}]/ParentTree ${parents}`);
  file.set(pages, `/Type/Pages/Kids[${own}]/Count 1`);
  file.set(
    own,
    `/Type/Page/Parent ${pages}/MediaBox[0 0 ${page.width} ${page.height}]/Contents ${content}/Resources<</Font<<${fonts.addTo(file)}>>>>/Annots[${link}]/StructParents 0/Tabs/S`,
  );
  const catalog = file.add(
    `/Type/Catalog/Pages ${pages}/Lang(${language})/MarkInfo<</Marked true>>/StructTreeRoot ${root}/ViewerPreferences<</DisplayDocTitle true${rightToLeft ? "/Direction/R2L" : ""}>>`,
  );
  const title = pdfText(`${words.title}: ${about.event}`);
  return file.write(catalog, file.add(`/Title ${title}/Author ${pdfText(organisation)}`));
}

type Set = (text: string) => { width: number };

/** The size at which a text fits on a line: `most`, or less if it is long. */
const fitting = (text: string, most: number, set: Set): number =>
  Math.min(most, Math.floor((textWidth / (set(text).width || 1)) * 10) / 10);

/** At most `most` lines of about the same length; the size of a line may have to shrink further. */
function wrapped(text: string, size: number, most: number, set: Set): string[] {
  const lines = Math.min(most, Math.ceil((set(text).width * size) / textWidth));
  if (lines < 2) return [text];
  const words = text.split(" ");
  const middle = words.findIndex((_, index) => words.slice(0, index + 1).join(" ").length >= text.length / 2);
  return [words.slice(0, middle + 1).join(" "), words.slice(middle + 1).join(" ")].filter(Boolean);
}

/** The groups of a code on lines of at most `length` characters. */
function inLines(code: string, length: number): string[] {
  const lines: string[] = [];
  for (const group of code.split("-")) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + group.length < length)
      lines[lines.length - 1] = `${line}-${group}`;
    else lines.push(group);
  }
  return lines;
}
