import type { Translation } from "../translation.ts";

export const fileKinds: Translation["fileKinds"] = {
  md: "Texte Markdown",
  txt: "Texte brut",
  csv: "Tableau CSV",
  doc: "Document Word",
  docx: "Document Word",
  odt: "Texte OpenDocument",
  xlsx: "Tableau Excel",
  ods: "Tableau OpenDocument",
  pptx: "Diaporama PowerPoint",
  odp: "Diaporama OpenDocument",
  zip: "Archive ZIP",
};
