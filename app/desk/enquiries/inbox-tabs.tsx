import { languageOf } from "../../../languages.ts";
import { type TabCounts, tabNames } from "../../../server/inbox/conversations/tabs.ts";
import { useLanguage } from "../../ui/page-language.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import styles from "./enquiries.module.css";
import { type InboxQuery, inboxAddress } from "./inbox-address.ts";

export function InboxTabs({ query, numbers }: { query: InboxQuery; numbers: TabCounts }) {
  const { shell, enquiries } = useDeskWords();
  const number = new Intl.NumberFormat(languageOf(useLanguage()).locale);
  return (
    <nav aria-label={shell.messages}>
      <ul className={styles.tabs}>
        {tabNames.map((tab) => (
          <li key={tab}>
            <a
              href={inboxAddress({ tab, kind: query.kind, label: query.label })}
              aria-current={query.tab === tab ? "page" : undefined}
            >
              {enquiries.tabs[tab]} <span className={styles.number}>{number.format(numbers[tab])}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
