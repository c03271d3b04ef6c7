import styles from "./filter-links.module.css";
import { Link } from "./link.tsx";

type FilterLinksProps = {
  /** The name of the filter. */
  label: string;
  options: readonly { name: string; to: string; current: boolean }[];
};

/** The options of one filter of a list, each with its own address. */
export function FilterLinks({ label, options }: FilterLinksProps) {
  return (
    <nav aria-label={label} className={styles.filter}>
      <span aria-hidden="true">{label}</span>
      {options.map(({ name, to, current }) => (
        <Link key={to} to={to} aria-current={current ? "true" : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
