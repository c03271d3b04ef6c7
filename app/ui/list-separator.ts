import type { Language } from "../../languages.ts";

/** The comma of the language's script, between the parts of a list or of a date. */
export const listSeparator = (language: Language): string =>
  (({ am: "፣ ", ar: "، " }) as Partial<Record<Language, string>>)[language] ?? ", ";
