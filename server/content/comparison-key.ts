/**
 * A category or a type as it is compared: "Étude", " ÉTUDE " and an É of two characters are the same. Worked out
 * here because SQLite's lower() knows only the letters of English. Capitals first: "ß" and "SS" are the same.
 */
export function comparisonKey(text: string): string {
  return text.replaceAll("\0", "").normalize("NFKC").toUpperCase().toLowerCase().replace(/\s+/gu, " ").trim();
}
