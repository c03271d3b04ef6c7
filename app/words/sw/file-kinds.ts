import type { Translation } from "../translation.ts";

export const fileKinds: Translation["fileKinds"] = {
  md: "Maandishi ya Markdown",
  txt: "Maandishi ya kawaida",
  csv: "Jedwali la CSV",
  doc: "Hati ya Word",
  docx: "Hati ya Word",
  odt: "Maandishi ya OpenDocument",
  xlsx: "Jedwali la Excel",
  ods: "Jedwali la OpenDocument",
  pptx: "Slaidi za PowerPoint",
  odp: "Slaidi za OpenDocument",
  zip: "Kifurushi cha ZIP",
};
