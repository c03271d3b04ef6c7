/** The names of file kinds, by extension; other kinds are shown as their extension. */
export const fileKinds = {
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
