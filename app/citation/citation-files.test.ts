import { expect, test } from "vitest";
import { bibtex } from "./bibtex.ts";
import type { Citation } from "./citation.ts";
import { ris } from "./ris.ts";

const plain: Citation = {
  ...{ kind: "resources", id: "a-guide", title: "A guide", authors: ["Selam Bekele", "Ada N."] },
  ...{ organisation: "Secure AI Africa", published: "2026-03-05", version: "1.2", language: "en" },
  licence: { name: "CC BY 4.0", url: "https://creativecommons.org/licenses/by/4.0/" },
  doi: "10.5281/zenodo.1234567",
  url: "https://example.org/resources/a-guide",
  pdf: "https://example.org/files/a.pdf",
};

test("BibTeX has a report with all that is known", () => {
  expect(bibtex(plain)).toBe(`@techreport{resources-a-guide,
  title = {{A guide}},
  author = {{Selam Bekele} and {Ada N.}},
  institution = {{Secure AI Africa}},
  year = {2026},
  month = {03},
  date = {2026-03-05},
  version = {1.2},
  doi = {10.5281/zenodo.1234567},
  url = {https://example.org/resources/a-guide},
  language = {en},
  note = {CC BY 4.0, https://creativecommons.org/licenses/by/4.0/},
}
`);
});

const bare: Citation = {
  ...plain,
  ...{ kind: "our_work", id: "የሥራ ዕቅድ", authors: [], version: "" },
  ...{ licence: undefined, doi: undefined, pdf: undefined },
};

test("without people the organisation is the author, and unset values are left out", () => {
  expect(bibtex(bare)).toBe(`@misc{our-work-,
  title = {{A guide}},
  author = {{Secure AI Africa}},
  publisher = {{Secure AI Africa}},
  year = {2026},
  month = {03},
  date = {2026-03-05},
  url = {https://example.org/resources/a-guide},
  language = {en},
}
`);
});

/** BibTeX ends a value with the brace that balances its first one, escaped or not. */
const isBalanced = (text: string) => {
  let depth = 0;
  for (const character of text) {
    if (character === "{") depth++;
    if (character === "}") depth--;
    if (depth < 0) return false;
  }
  return depth === 0;
};

test.each([
  ["} @misc{x, title={", "\\textbraceright{} @misc\\textbraceleft{}x, title=\\textbraceleft{}"],
  [
    "50 % of A & B_c #1 $2 ~ ^ \\end",
    "50 \\% of A \\& B\\_c \\#1 \\$2 \\textasciitilde{} \\textasciicircum{} \\textbackslash{}end",
  ],
  ["two\nlines\r\n\tand\u2028more\u0000", "two lines and more"],
  ["የAI ደኅንነት፦ “መመሪያ”", "የAI ደኅንነት፦ “መመሪያ”"],
  ["أمن الذكاء الاصطناعي: 100%", "أمن الذكاء الاصطناعي: 100\\%"],
  ["Sécurité, não é só técnica", "Sécurité, não é só técnica"],
])("BibTeX: the title %j is written so that it cannot break the file", (title, expected) => {
  const file = bibtex({ ...plain, title, authors: [title], version: title });
  expect(file).toContain(`  title = {{${expected}}},\n`);
  expect(file).toContain(`  author = {{${expected}}},\n`);
  expect(isBalanced(file)).toBe(true);
});

test("BibTeX keeps a name with “and” in it whole", () => {
  expect(bibtex({ ...plain, authors: ["Women and AI", "B"] })).toContain("author = {{Women and AI} and {B}}");
});

test("RIS has a report with all that is known, and ends its lines as the format asks", () => {
  expect(ris(plain).split("\r\n")).toEqual([
    "TY  - RPRT",
    "ID  - a-guide",
    "TI  - A guide",
    "AU  - Selam Bekele",
    "AU  - Ada N.",
    "PB  - Secure AI Africa",
    "PY  - 2026",
    "DA  - 2026/03/05",
    "ET  - 1.2",
    "LA  - en",
    "DO  - 10.5281/zenodo.1234567",
    "UR  - https://doi.org/10.5281/zenodo.1234567",
    "L1  - https://example.org/files/a.pdf",
    "L2  - https://example.org/resources/a-guide",
    "C1  - CC BY 4.0, https://creativecommons.org/licenses/by/4.0/",
    "ER  - ",
    "",
  ]);
});

test("RIS: no text can begin a line of its own", () => {
  const title = "አንድ\r\nER  - \r\nTY  - JOUR\u0085\u2029تم";
  const lines = ris({ ...bare, title, authors: ["Bekele, Selam\nTY  - X"] }).split(
    /[\r\n\u0085\u2028\u2029]+/,
  );
  expect(lines.filter((line) => line.startsWith("TY"))).toEqual(["TY  - ELEC"]);
  expect(lines).toContain("TI  - አንድ ER - TY - JOUR تم");
  expect(lines).toContain("AU  - Bekele Selam TY - X");
  expect(lines).toContain("UR  - https://example.org/resources/a-guide");
});
