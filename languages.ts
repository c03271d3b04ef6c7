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
};

export const languages = {
  en: { name: "English", direction: "ltr", locale: "en-GB", openGraph: "en_GB" },
  fr: { name: "Français", direction: "ltr", locale: "fr", openGraph: "fr_FR" },
  // Most of Africa's Portuguese follows the European norm, also in saying "0 projetos".
  pt: { name: "Português", direction: "ltr", locale: "pt-PT", openGraph: "pt_PT" },
  sw: { name: "Kiswahili", direction: "ltr", locale: "sw", openGraph: "sw_KE" },
  am: { name: "አማርኛ", direction: "ltr", locale: "am", openGraph: "am_ET" },
  // Engines differ in the digits of Arabic unless they are told.
  ar: { name: "العربية", direction: "rtl", locale: "ar-u-nu-latn", openGraph: "ar_AR" },
} as const satisfies Record<string, Description>;

export type Language = keyof typeof languages;
export const languageCodes = Object.keys(languages) as Language[];

/** The one whose addresses have no prefix, whose words are the originals, and whose legal texts bind. */
export const defaultLanguage = "en" satisfies Language;

export const isLanguage = (code: string): code is Language => Object.hasOwn(languages, code);

export const languageOf = (language: Language): Description => languages[language];

/** The address of a page in a language: "/fr/about" for "/about". */
export function localPath(language: Language, path: string): string {
  if (language === defaultLanguage || !path.startsWith("/")) return path;
  return `/${language}${path.replace(/^\/(?=$|[?#])/, "")}`;
}

/** The language of an address, and the address without it. A code in other letters, or that of English, is no prefix. */
export function splitLanguage(path: string): { language: Language; path: string } {
  const [prefix = "", code = ""] = /^\/([^/?#]*)(?=[/?#]|$)/.exec(path) ?? [];
  if (code === defaultLanguage || !isLanguage(code)) return { language: defaultLanguage, path };
  const rest = path.slice(prefix.length);
  return { language: code, path: rest.startsWith("/") ? rest : `/${rest}` };
}
