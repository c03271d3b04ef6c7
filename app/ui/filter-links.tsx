import type { ReactNode } from "react";
import styles from "./filter-links.module.css";
import { Link } from "./link.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

type FilterLinksProps = {
  /** The name of the filter. */
  label: string;
  options: readonly { name: string; to: string; current: boolean }[];
};

/**
 * One filter of a list: a button with the current option, which opens the options, each with its own address. Closed, it is
 * a single tab stop, so the keyboard soon reaches the results.
 */
export function FilterLinks({ label, options }: FilterLinksProps) {
  return (
    <nav aria-label={label} className={styles.filter}>
      <details name="filter">
        <summary className={styles.summary}>
          <span>
            <VisuallyHidden>{label} </VisuallyHidden>
            {options.find(({ current }) => current)?.name}
          </span>
        </summary>
        <div className={styles.options}>
          {options.map(({ name, to, current }) => (
            <Link key={to} to={to} aria-current={current ? "true" : undefined}>
              {name}
            </Link>
          ))}
        </div>
      </details>
    </nav>
  );
}

/** The filters of a list in a row. */
export function FilterRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
