import { isLanguage, type Language } from "../../languages.ts";
import { frequencies, type Preferences, topics } from "../../server/newsletter/topics.ts";

/** What a form says. The form in the footer has only an e-mail address: everything is chosen at first. */
export function readPreferences(form: FormData, page: Language): Preferences {
  const language = String(form.get("language") ?? "");
  const chosen = form.getAll("topics");
  const frequency = frequencies.find((each) => each === form.get("frequency"));
  return {
    language: isLanguage(language) ? language : page,
    topics: topics.filter((topic) => !frequency || chosen.includes(topic)),
    frequency: frequency ?? "each",
  };
}
