import { Arrow } from "./arrow.tsx";
import type { Feature } from "./feature-grid.tsx";
import { Link } from "./link.tsx";
import styles from "./term-rows.module.css";

/** A few ideas to remember: each name large, what it means beside it, one below the other. */
export function TermRows({ items }: { items: readonly Feature[] }) {
  return (
    <ul className={styles.rows}>
      {items.map(({ title, text, link }) => (
        <li key={title}>
          <h3>{title}</h3>
          <div>
            <p>{text}</p>
            {[link ?? []].flat().map(({ to, label }) => (
              <Link key={to} to={to} className={styles.link}>
                {label}
                <Arrow leads="on" />
              </Link>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
