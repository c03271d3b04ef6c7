import { languageCodes } from "../../../languages.ts";
import { useLanguage } from "../../ui/page-language.ts";
import { languageName } from "../editions/language-name.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import { FindForm } from "../rendering/find-form.tsx";
import { type ListQuery, states, translationsParameter } from "./record-list-address.ts";

/** Searches a list of records, and filters it by state and translations. */
export function RecordSearch({ action, query }: { action: string; query: ListQuery }) {
  const { records: words, common } = useDeskWords();
  const reader = useLanguage();
  return (
    <FindForm action={action} q={query.q}>
      <label>
        {words.state}
        <select name="state" defaultValue={query.state ?? ""}>
          <option value="">{common.all}</option>
          {states.map((state) => (
            <option key={state} value={state}>
              {words.states[state]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.translations}
        <select name="translations" defaultValue={translationsParameter(query)}>
          <option value="">{common.all}</option>
          <option value="stale">{words.stale}</option>
          {languageCodes.map((missing) => (
            <option key={missing} value={translationsParameter({ missing, stale: false })}>
              {words.missingIn({ language: languageName(missing, reader) })}
            </option>
          ))}
        </select>
      </label>
    </FindForm>
  );
}
