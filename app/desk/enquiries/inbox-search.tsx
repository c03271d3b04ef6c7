import { enquiryKinds } from "../../../server/inbox/message-kinds.ts";
import styles from "../records/record-search.module.css";
import { Button } from "../ui/button.tsx";
import { type Asked, inboxPath } from "./inbox-address.ts";
import { kindWords } from "./inbox-labels.ts";

/** The search looks through all messages; the filter stays in the tab. */
export function FindForm({ asked }: { asked: Asked }) {
  return (
    <search>
      <form method="get" action={inboxPath} className={styles.form}>
        {asked.tab && !asked.q && <input type="hidden" name="among" value={asked.tab} />}
        {asked.about && <input type="hidden" name="about" value={asked.about} />}
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
          Kind
          <select name="kind" defaultValue={asked.kind ?? ""}>
            <option value="">All</option>
            {enquiryKinds.map((kind) => (
              <option key={kind} value={kind}>
                {kindWords[kind]}
              </option>
            ))}
          </select>
        </label>
        <Button variant="outline">Find</Button>
      </form>
    </search>
  );
}
