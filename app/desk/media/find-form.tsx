import styles from "../records/record-search.module.css";
import { Button } from "../ui/button.tsx";
import { type Asked, kinds } from "./media-list-address.ts";

/** The search and the filter of the list: its answer has an address of its own. */
export function FindForm({ asked }: { asked: Asked }) {
  return (
    <search>
      <form method="get" action="/desk/media" className={styles.form}>
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
          Show
          <select name="kind" defaultValue={asked.kind ?? ""}>
            <option value="">Pictures and files</option>
            {Object.entries(kinds).map(([kind, name]) => (
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
