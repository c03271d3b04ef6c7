import { isLanguage, type Language } from "../../../languages.ts";
import type { ImportedPerson } from "../../../server/newsletter/import-people.ts";
import { topics } from "../../../server/newsletter/topics.ts";

/** One person per line: an address, and perhaps a language after a comma, semicolon or tab. Quotes are removed. */
export function readImportedPeople(text: string, language: Language): ImportedPerson[] {
  return text
    .split(/\r\n?|\n/)
    .filter((line) => line.trim())
    .map((line) => {
      const [email = "", code = ""] = line
        .split(/[,;\t]/)
        .map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
      const own = code.trim().toLowerCase();
      return {
        email,
        language: isLanguage(own) ? own : language,
        topics: [...topics],
        frequency: "each",
      };
    });
}
