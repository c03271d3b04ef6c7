import { type TabCounts, tabNames } from "../../../server/inbox/conversations/tabs.ts";
import styles from "./enquiries.module.css";
import { type InboxQuery, inboxAddress } from "./inbox-address.ts";
import { tabLabels } from "./inbox-labels.ts";

export function InboxTabs({ query, numbers }: { query: InboxQuery; numbers: TabCounts }) {
  return (
    <nav aria-label="Messages">
      <ul className={styles.tabs}>
        {tabNames.map((tab) => (
          <li key={tab}>
            <a
              href={inboxAddress({ tab, kind: query.kind })}
              aria-current={query.tab === tab ? "page" : undefined}
            >
              {tabLabels[tab]} <span className={styles.number}>{numbers[tab].toLocaleString("en")}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
