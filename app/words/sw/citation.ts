import type { Translation } from "../translation.ts";

export const citation: Translation["citation"] = {
  heading: "Nukuu andiko hili",
  release: "Toleo",
  licence: "Leseni",
  doi: "DOI",
  reserved: "Haki zote zimehifadhiwa",
  edition: "Toleo {version}",
  bibtex: "Faili la BibTeX",
  ris: "Faili la RIS (Zotero, Mendeley, EndNote)",
};
