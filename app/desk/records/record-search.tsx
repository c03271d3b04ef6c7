import { languageCodes } from "../../../languages.ts";
import { languageName } from "../editions/language-name.ts";
import { Button } from "../ui/button.tsx";
import { type ListQuery, stateNames, translationsParameter } from "./record-list-address.ts";
import styles from "./record-search.module.css";

/** Search and filters of a list. The results have their own address. */
export function RecordSearch({ action, query }: { action: string; query: ListQuery }) {
  return (
    <search>
      <form method="get" action={action} className={styles.form}>
        <label className={styles.search}>
          Search
          <input
            type="search"
            name="q"
            defaultValue={query.q}
            maxLength={200}
            dir="auto"
            autoComplete="off"
            enterKeyHint="search"
          />
        </label>
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
        <Button variant="outline">Find</Button>
      </form>
    </search>
  );
}
