/**
 * The languages of the site, in the order in which visitors are shown them. A seventh is a line here and a folder of
 * words: see docs/add-a-language.md.
 */
type Description = {
  /** As its speakers call it. */
  name: string;
  direction: "ltr" | "rtl";
  /** For plural forms, numbers and dates. */
  locale: string;
  /** As Open Graph names it. */
  openGraph: string;
  /** Our heading font has no others. */
  letters: "Latin" | "Ethiopic" | "Arabic";
};

export const languages = {
  en: { name: "English", direction: "ltr", locale: "en-GB", openGraph: "en_GB", letters: "Latin" },
  fr: { name: "Français", direction: "ltr", locale: "fr", openGraph: "fr_FR", letters: "Latin" },
  // Most of Africa's Portuguese follows the European norm, also in saying "0 projetos".
  pt: { name: "Português", direction: "ltr", locale: "pt-PT", openGraph: "pt_PT", letters: "Latin" },
  sw: { name: "Kiswahili", direction: "ltr", locale: "sw", openGraph: "sw_KE", letters: "Latin" },
  am: { name: "አማርኛ", direction: "ltr", locale: "am", openGraph: "am_ET", letters: "Ethiopic" },
  // Engines differ in the digits of Arabic unless they are told.
  ar: { name: "العربية", direction: "rtl", locale: "ar-u-nu-latn", openGraph: "ar_AR", letters: "Arabic" },
} as const satisfies Record<string, Description>;

export type Language = keyof typeof languages;
export const languageCodes = Object.keys(languages) as Language[];

/** The one whose addresses have no prefix, whose words are the originals, and whose legal texts bind. */
export const defaultLanguage = "en" satisfies Language;

export const isLanguage = (code: string): code is Language => Object.hasOwn(languages, code);

export const languageOf = (language: Language): Description => languages[language];

/** Of any language, whether or not the site has it. */
export function directionOf(language: string): "ltr" | "rtl" {
  return /^(?:ar|arc|ckb|dv|fa|he|ps|sd|syr|ug|ur|yi|nqo)\b/.test(language) ? "rtl" : "ltr";
}

/** Files, the desk and what concerns the whole site: the same in every language, so without a prefix. */
export const sharedFolders = [
  ...[
    "assets",
    "desk",
    "film",
    "files",
    "fonts",
    "icons",
    "images",
    "low-data",
    "media",
    "pictures",
    "preview",
  ],
  ...["sitemaps", ".well-known"],
];
const sharedFiles = ["/robots.txt", "/sitemap.xml", "/favicon.ico"];

/** Whether an address, without prefix, has one for each language. */
export const hasLanguages = (path: string) =>
  !sharedFolders.includes(path.split("/")[1] ?? "") && !sharedFiles.includes(path);

/** The address of a page in a language: "/fr/about" for "/about". */
export function localPath(language: Language, path: string): string {
  if (language === defaultLanguage || !/^\/(?!\/)/.test(path) || !hasLanguages(path)) return path;
  return `/${language}${path.replace(/^\/(?=$|[?#])/, "")}`;
}

/**
 * The language of an address, and the address without it. A code in other letters, or that of English, is no prefix: see
 * `rightPath`.
 */
export function splitLanguage(path: string): { language: Language; path: string } {
  const [prefix = "", code = ""] = /^\/([^/?#]*)(?=[/?#]|$)/.exec(path) ?? [];
  if (code === defaultLanguage || !isLanguage(code)) return { language: defaultLanguage, path };
  const rest = path.slice(prefix.length);
  return { language: code, path: rest.startsWith("/") ? rest : `/${rest}` };
}

/** Where an address whose prefix is in other letters, or that of English, leads; undefined for any other. */
export function rightPath(path: string): string | undefined {
  const [prefix = "", code = ""] = /^\/([^/?#]*)(?=[/?#]|$)/.exec(path) ?? [];
  const language = code.toLowerCase();
  if (!isLanguage(language)) return undefined;
  const rest = path.slice(prefix.length);
  // Two slashes would lead to another site.
  const right = localPath(language, `/${rest.replace(/^\/+/, "")}`);
  return right === path ? undefined : right;
}
