import { Link } from "./link.tsx";
import styles from "./tabs.module.css";

type TabsProps = {
  label: string;
  tabs: readonly { name: string; to: string; current: boolean }[];
};

/** Views of one list, each with its own address. Links, not ARIA tabs. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map(({ name, to, current }) => (
          <li key={to}>
            <Link to={to} aria-current={current ? "page" : undefined} className={styles.tab}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
