/** How a kind of file is called, by the end of its name; any other is called by that end itself. */
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
