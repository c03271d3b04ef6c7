import arabic from "font:arabic";
import arabicName from "font:arabic-name";
import ethiopic from "font:ethiopic";
import ethiopicName from "font:ethiopic-name";

/**
 * Fonts for devices that have none for a script. The browser tries the fonts of Android, Windows, macOS, iOS and Linux
 * first, by their PostScript names, and fetches ours only for letters in the range. Where script finds that the device
 * can show the letters, under whatever name, pages do not use these rules at all: see app/shell/head-script.ts.
 */
const scripts = [
  {
    family: "Our Ethiopic",
    file: ethiopic,
    nameFile: ethiopicName,
    range: "U+1200-139F",
    regular: [
      ...["NotoSansEthiopic-Regular", "NotoSansEthiopic", "DroidSansEthiopic-Regular", "Ebrima"],
      ...["Kefa-Regular", "Nyala", "AbyssinicaSIL"],
    ],
    bold: ["NotoSansEthiopic-Bold", "DroidSansEthiopic-Bold", "Ebrima-Bold", "Kefa-Bold"],
  },
  {
    family: "Our Arabic",
    file: arabic,
    nameFile: arabicName,
    range: "U+600-6FF",
    regular: [
      ...[
        "NotoSansArabic-Regular",
        "NotoNaskhArabicUI-Regular",
        "NotoNaskhArabicUI",
        "NotoNaskhArabic-Regular",
      ],
      ...["NotoNaskhArabic", "DroidNaskh-Regular", "SegoeUI", "GeezaPro", "ArialMT", "DejaVuSans"],
    ],
    bold: [
      ...["NotoSansArabic-Bold", "NotoNaskhArabicUI-Bold", "NotoNaskhArabic-Bold", "DroidNaskh-Bold"],
      ...["SegoeUI-Bold", "GeezaPro-Bold", "Arial-BoldMT", "DejaVuSans-Bold"],
    ],
  },
];

/**
 * `block` hides text until its font arrives: empty boxes would say nothing. A bold font of the device would not be used
 * if the rule for its regular one covered all weights.
 */
export function letterFontRules(): string {
  const rules = scripts.flatMap(({ family, file, nameFile, range, regular, bold }) => {
    const rule = (name: string, weight: string, local: string[], address: string) =>
      `@font-face{font-family:"${name}";src:${local.map((font) => `local("${font}"),`).join("")}` +
      `url(${address})format("woff2");font-weight:${weight};unicode-range:${range};font-display:block}`;
    return [
      rule(family, "400 500", regular, file),
      rule(family, "600 700", bold, file),
      // So that a link to a language does not fetch all letters of its script.
      rule("Our Names", "400", regular, nameFile),
    ];
  });
  return rules.join("");
}
