import styles from "../records/record-search.module.css";
import { Button } from "../ui/button.tsx";
import { kindNames, type MediaFilters } from "./media-list-address.ts";

/** Searches and filters the list. */
export function MediaSearchForm({ filters }: { filters: MediaFilters }) {
  return (
    <search>
      <form method="get" action="/desk/media" className={styles.form}>
        <label className={styles.search}>
          Search
          <input
            type="search"
            name="q"
            defaultValue={filters.q}
            maxLength={200}
            dir="auto"
            autoComplete="off"
            enterKeyHint="search"
          />
        </label>
        <label>
          Show
          <select name="kind" defaultValue={filters.kind ?? ""}>
            <option value="">Pictures and files</option>
            {Object.entries(kindNames).map(([kind, name]) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Button variant="outline">Find</Button>
      </form>
    </search>
  );
}
