import type { Translation } from "../translation.ts";

export const citation: Translation["citation"] = {
  heading: "Citer ce texte",
  release: "Version",
  licence: "Licence",
  doi: "DOI",
  reserved: "Tous droits réservés",
  edition: "Version {version}",
  bibtex: "Fichier BibTeX",
  ris: "Fichier RIS (Zotero, Mendeley, EndNote)",
};
