/** What readers need to cite a record and to reuse it: spread into the fields of news, resources and projects. */
import type { Fields } from "./define.ts";

/** Lists do not show these. */
const shared = { group: "For citations", long: true } as const;

export const citable = {
  version: {
    ...{ label: "Version", type: "line", inherited: true, ...shared },
    hint: "For example 1.2, or a date. Leave it empty if there is only one.",
  },
  licence: {
    ...{ label: "Licence", ...shared },
    type: {
      choices: {
        "": "Not stated",
        "cc-by-4.0": "CC BY 4.0",
        "cc-by-sa-4.0": "CC BY-SA 4.0",
        "cc0-1.0": "CC0 1.0",
        mit: "MIT",
        reserved: "All rights reserved",
      },
    },
    hint: "What readers may do with this text and its file.",
  },
  doi: {
    ...{ label: "DOI", type: "doi", ...shared },
    hint: "If the text has one, for example 10.5281/zenodo.1234567. Pages show it as a link.",
  },
} as const satisfies Fields;

/** The licences that have one text for everyone. */
const publicLicences: Record<string, Licence> = {
  "cc-by-4.0": { name: "CC BY 4.0", url: "https://creativecommons.org/licenses/by/4.0/" },
  "cc-by-sa-4.0": { name: "CC BY-SA 4.0", url: "https://creativecommons.org/licenses/by-sa/4.0/" },
  "cc0-1.0": { name: "CC0 1.0", url: "https://creativecommons.org/publicdomain/zero/1.0/" },
  mit: { name: "MIT", url: "https://opensource.org/license/mit" },
};

export type Licence = { name: string; url?: string | undefined };

/** Undefined if a record states none. `reserved`: "All rights reserved" in the language of the page. */
export function licenceOf(licence: string, reserved: string): Licence | undefined {
  if (licence === "reserved") return { name: reserved };
  return Object.hasOwn(publicLicences, licence) ? publicLicences[licence] : undefined;
}

/** The DOI in a text, without the address that people often paste with it. */
export function doiIn(text: string): string | undefined {
  const [, doi] =
    /^(?:(?:https?:\/\/(?:dx\.)?doi\.org\/)|doi:\s*)?(10\.\d{4,9}\/[^\s"\\{}]+)$/i.exec(text) ?? [];
  return doi;
}

/** A DOI may have characters that mean something else in an address. */
export const doiAddress = (doi: string): string =>
  `https://doi.org/${encodeURI(doi).replace(/[?#]/g, encodeURIComponent)}`;
