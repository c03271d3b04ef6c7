import { type Numbers, tabNames } from "../../../server/inbox/conversations/tabs.ts";
import styles from "./enquiries.module.css";
import { type Asked, inboxAddress } from "./inbox-address.ts";
import { tabWords } from "./inbox-labels.ts";

export function Tabs({ asked, numbers }: { asked: Asked; numbers: Numbers }) {
  return (
    <nav aria-label="Messages">
      <ul className={styles.tabs}>
        {tabNames.map((tab) => (
          <li key={tab}>
            <a
              href={inboxAddress({ tab, kind: asked.kind })}
              aria-current={asked.tab === tab ? "page" : undefined}
            >
              {tabWords[tab]} <span className={styles.number}>{numbers[tab].toLocaleString("en")}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
