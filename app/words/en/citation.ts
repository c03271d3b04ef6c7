import { message } from "../message.ts";

/** How to cite a record, and what readers may do with it. */
export const citation = {
  heading: "Cite this",
  release: "Version",
  licence: "Licence",
  doi: "DOI",
  reserved: "All rights reserved",
  /** Within a reference. */
  edition: message<{ version: string }>("Version {version}"),
  bibtex: "BibTeX file",
  ris: "RIS file (Zotero, Mendeley, EndNote)",
};
