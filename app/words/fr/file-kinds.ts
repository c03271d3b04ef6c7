import type { Translation } from "../translation.ts";

export const fileKinds: Translation["fileKinds"] = {
  md: "Markdown text",
  txt: "Plain text",
  csv: "CSV table",
  doc: "Word document",
  docx: "Word document",
  odt: "OpenDocument text",
  xlsx: "Excel table",
  ods: "OpenDocument table",
  pptx: "PowerPoint slides",
  odp: "OpenDocument slides",
  zip: "ZIP archive",
};
