import { useLocation } from "react-router";
import { Link } from "../ui/link.tsx";
import styles from "./menu-link.module.css";
import { shortName } from "./menu-row.ts";

type MenuLinkProps = { label: string; to: string /** Never shortened. */; isWhole?: boolean };

/** At medium widths a long name is shortened visually only: screen readers, hover and focus get the whole name. */
export function MenuLink({ label, to, isWhole = false }: MenuLinkProps) {
  const { pathname } = useLocation();
  const here = pathname === to || (to !== "/" && pathname.startsWith(`${to}/`));
  const short = isWhole ? label : shortName(label);
  return (
    <Link to={to} aria-current={here ? "page" : undefined} className={styles.link}>
      <span className={short === label ? undefined : styles.whole}>{label}</span>
      {short !== label && (
        <span aria-hidden="true" className={styles.cut}>
          {short}
        </span>
      )}
    </Link>
  );
}
