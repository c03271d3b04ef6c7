import { languageCodes } from "../../../languages.ts";
import { languageName } from "../editions/language-name.ts";
import { Button } from "../ui/button.tsx";
import { type Asked, states, translationsAsked } from "./record-list-address.ts";
import styles from "./record-search.module.css";

/** The search and the filter of a list: its answer has an address of its own. */
export function FindForm({ action, asked }: { action: string; asked: Asked }) {
  return (
    <search>
      <form method="get" action={action} className={styles.form}>
        <label className={styles.search}>
          Search
          <input
            type="search"
            name="q"
            defaultValue={asked.q}
            maxLength={200}
            dir="auto"
            autoComplete="off"
            enterKeyHint="search"
          />
        </label>
        <label>
          State
          <select name="state" defaultValue={asked.state ?? ""}>
            <option value="">All</option>
            {Object.entries(states).map(([state, name]) => (
              <option key={state} value={state}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Translations
          <select name="translations" defaultValue={translationsAsked(asked)}>
            <option value="">All</option>
            <option value="stale">Stale</option>
            {languageCodes.map((missing) => (
              <option key={missing} value={translationsAsked({ missing, stale: false })}>
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
