import type { Translation } from "../translation.ts";

export const fileKinds: Translation["fileKinds"] = {
  md: "የMarkdown ጽሑፍ",
  txt: "ተራ ጽሑፍ",
  csv: "የCSV ሰንጠረዥ",
  doc: "የWord ሰነድ",
  docx: "የWord ሰነድ",
  odt: "የOpenDocument ጽሑፍ",
  xlsx: "የExcel ሰንጠረዥ",
  ods: "የOpenDocument ሰንጠረዥ",
  pptx: "የPowerPoint ስላይዶች",
  odp: "የOpenDocument ስላይዶች",
  zip: "የZIP ጥቅል",
};
