/**
 * The languages of the site, in the order in which visitors see them. To add one, add a line here and a folder of words:
 * see docs/add-a-language.md.
 */
type Description = {
  /** In the language itself. */
  name: string;
  direction: "ltr" | "rtl";
  /** For plural forms, numbers and dates. */
  locale: string;
  /** The Open Graph locale. */
  openGraph: string;
  /** The script. The heading font has only Latin letters. */
  letters: "Latin" | "Ethiopic" | "Arabic";
};

export const languages = {
  en: { name: "English", direction: "ltr", locale: "en-GB", openGraph: "en_GB", letters: "Latin" },
  fr: { name: "Français", direction: "ltr", locale: "fr", openGraph: "fr_FR", letters: "Latin" },
  // Most of Africa's Portuguese follows the European norm, also in saying "0 projetos".
  pt: { name: "Português", direction: "ltr", locale: "pt-PT", openGraph: "pt_PT", letters: "Latin" },
  sw: { name: "Kiswahili", direction: "ltr", locale: "sw", openGraph: "sw_KE", letters: "Latin" },
  am: { name: "አማርኛ", direction: "ltr", locale: "am", openGraph: "am_ET", letters: "Ethiopic" },
  // Without `nu-latn`, engines disagree on the digits of Arabic.
  ar: { name: "العربية", direction: "rtl", locale: "ar-u-nu-latn", openGraph: "ar_AR", letters: "Arabic" },
} as const satisfies Record<string, Description>;

export type Language = keyof typeof languages;
export const languageCodes = Object.keys(languages) as Language[];

/** Its addresses have no prefix, its words are the originals, and its legal texts are binding. */
export const defaultLanguage = "en" satisfies Language;

export const isLanguage = (code: string): code is Language => Object.hasOwn(languages, code);

export const languageOf = (language: Language): Description => languages[language];

/** A part of a date as it is written. In French the first of a month is "1er", which `Intl` does not know. */
export const writtenPart = (language: Language, { type, value }: Intl.DateTimeFormatPart): string =>
  language === "fr" && type === "day" && value === "1" ? "1er" : value;

/** For any language, including those that the site does not have. */
export function directionOf(language: string): "ltr" | "rtl" {
  return /^(?:ar|arc|ckb|dv|fa|he|ps|sd|syr|ug|ur|yi|nqo)\b/.test(language) ? "rtl" : "ltr";
}

/** Folders without a language prefix, because their content is the same in every language. */
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

/** Whether a path, without prefix, exists in every language. */
export const hasLanguages = (path: string) =>
  !sharedFolders.includes(path.split("/")[1] ?? "") && !sharedFiles.includes(path);

/** The path of a page in a language: "/fr/about" for "/about". */
export function localPath(language: Language, path: string): string {
  if (language === defaultLanguage || !/^\/(?!\/)/.test(path) || !hasLanguages(path)) return path;
  return `/${language}${path.replace(/^\/(?=$|[?#])/, "")}`;
}

/**
 * Splits a path into its language and the rest. Upper-case codes and "/en" are not prefixes: see
 * `correctLanguagePrefix`.
 */
export function splitLanguage(path: string): { language: Language; path: string } {
  const [prefix = "", code = ""] = /^\/([^/?#]*)(?=[/?#]|$)/.exec(path) ?? [];
  if (code === defaultLanguage || !isLanguage(code)) return { language: defaultLanguage, path };
  const rest = path.slice(prefix.length);
  return { language: code, path: rest.startsWith("/") ? rest : `/${rest}` };
}

/** The path to redirect to if the language prefix is in upper case, or is that of English; otherwise undefined. */
export function correctLanguagePrefix(path: string): string | undefined {
  const [prefix = "", code = ""] = /^\/([^/?#]*)(?=[/?#]|$)/.exec(path) ?? [];
  const language = code.toLowerCase();
  if (!isLanguage(language)) return undefined;
  const rest = path.slice(prefix.length);
  // A path that begins with two slashes would redirect to another site.
  const correct = localPath(language, `/${rest.replace(/^\/+/, "")}`);
  return correct === path ? undefined : correct;
}
