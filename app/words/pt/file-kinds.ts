import type { Translation } from "../translation.ts";

export const fileKinds: Translation["fileKinds"] = {
  md: "Texto Markdown",
  txt: "Texto simples",
  csv: "Tabela CSV",
  doc: "Documento Word",
  docx: "Documento Word",
  odt: "Texto OpenDocument",
  xlsx: "Tabela Excel",
  ods: "Tabela OpenDocument",
  pptx: "Diapositivos PowerPoint",
  odp: "Diapositivos OpenDocument",
  zip: "Ficheiro ZIP",
};
