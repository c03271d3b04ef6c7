import { languageCodes } from "../../../languages.ts";
import { languageName } from "../editions/language-name.ts";
import { FindForm } from "../rendering/find-form.tsx";
import { type ListQuery, stateNames, translationsParameter } from "./record-list-address.ts";

/** Searches a list of records, and filters it by state and translations. */
export function RecordSearch({ action, query }: { action: string; query: ListQuery }) {
  return (
    <FindForm action={action} q={query.q}>
      <label>
        State
        <select name="state" defaultValue={query.state ?? ""}>
          <option value="">All</option>
          {Object.entries(stateNames).map(([state, name]) => (
            <option key={state} value={state}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        Translations
        <select name="translations" defaultValue={translationsParameter(query)}>
          <option value="">All</option>
          <option value="stale">Out of date</option>
          {languageCodes.map((missing) => (
            <option key={missing} value={translationsParameter({ missing, stale: false })}>
              Missing in {languageName(missing)}
            </option>
          ))}
        </select>
      </label>
    </FindForm>
  );
}
