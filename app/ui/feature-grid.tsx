import { Arrow } from "./arrow.tsx";
import styles from "./feature-grid.module.css";
import { Link } from "./link.tsx";

export type Feature = {
  title: string;
  text: string;
  link?: FeatureLink | FeatureLink[];
};

type FeatureLink = { to: string; label: string };

/** Items of equal weight side by side, each under a gold rule. */
export function FeatureGrid({ items }: { items: readonly Feature[] }) {
  return (
    <ul className={styles.grid}>
      {items.map(({ title, text, link }) => (
        <li key={title} className={styles.item}>
          <h3>{title}</h3>
          <p>{text}</p>
          {[link ?? []].flat().map(({ to, label }) => (
            <Link key={to} to={to} className={styles.link}>
              {label}
              <Arrow leads="on" />
            </Link>
          ))}
        </li>
      ))}
    </ul>
  );
}
