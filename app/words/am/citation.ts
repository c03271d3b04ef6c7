import type { Translation } from "../translation.ts";

export const citation: Translation["citation"] = {
  heading: "ይህን ጽሑፍ ለመጥቀስ",
  release: "እትም",
  licence: "ፈቃድ",
  doi: "DOI",
  reserved: "መብቱ በሕግ የተጠበቀ ነው",
  edition: "እትም {version}",
  bibtex: "የBibTeX ፋይል",
  ris: "የRIS ፋይል (Zotero, Mendeley, EndNote)",
};
