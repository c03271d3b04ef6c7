import { enquiryKinds } from "../../../server/inbox/message-kinds.ts";
import styles from "../records/record-search.module.css";
import { Button } from "../ui/button.tsx";
import { type InboxQuery, inboxPath } from "./inbox-address.ts";
import { kindLabels } from "./inbox-labels.ts";

/** The search covers all messages; the filter stays within the tab. */
export function InboxSearch({ query }: { query: InboxQuery }) {
  return (
    <search>
      <form method="get" action={inboxPath} className={styles.form}>
        {query.tab && !query.q && <input type="hidden" name="among" value={query.tab} />}
        {query.about && <input type="hidden" name="about" value={query.about} />}
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
          Kind
          <select name="kind" defaultValue={query.kind ?? ""}>
            <option value="">All</option>
            {enquiryKinds.map((kind) => (
              <option key={kind} value={kind}>
                {kindLabels[kind]}
              </option>
            ))}
          </select>
        </label>
        <Button variant="outline">Find</Button>
      </form>
    </search>
  );
}
