import type { Translation } from "../translation.ts";

export const fileKinds: Translation["fileKinds"] = {
  md: "نص Markdown",
  txt: "نص عادي",
  csv: "جدول CSV",
  doc: "مستند Word",
  docx: "مستند Word",
  odt: "نص OpenDocument",
  xlsx: "جدول Excel",
  ods: "جدول OpenDocument",
  pptx: "شرائح PowerPoint",
  odp: "شرائح OpenDocument",
  zip: "أرشيف ZIP",
};
