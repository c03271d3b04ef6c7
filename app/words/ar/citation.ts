import type { Translation } from "../translation.ts";

export const citation: Translation["citation"] = {
  heading: "الاستشهاد بهذا النص",
  release: "الإصدار",
  licence: "الترخيص",
  doi: "DOI",
  reserved: "جميع الحقوق محفوظة",
  edition: "الإصدار {version}",
  bibtex: "ملف BibTeX",
  ris: "ملف RIS ‏(Zotero وMendeley وEndNote)",
};
