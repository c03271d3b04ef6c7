import type { Translation } from "../translation.ts";

export const citation: Translation["citation"] = {
  heading: "Citar este texto",
  release: "Versão",
  licence: "Licença",
  doi: "DOI",
  reserved: "Todos os direitos reservados",
  edition: "Versão {version}",
  bibtex: "Ficheiro BibTeX",
  ris: "Ficheiro RIS (Zotero, Mendeley, EndNote)",
};
