import { useLocation } from "react-router";
import { Link } from "../ui/link.tsx";
import styles from "./menu-link.module.css";

const longest = 8;

/**
 * At mid-width a long name is cut to the eye only: the whole name stays in the accessibility tree, and shows
 * on hover and focus.
 */
export function MenuLink({ name, link }: { name: string; link: string }) {
  const { pathname } = useLocation();
  const here = pathname === link || (link !== "/" && pathname.startsWith(`${link}/`));
  const cut = name.length > longest;
  return (
    <Link to={link} aria-current={here ? "page" : undefined} className={styles.link}>
      <span className={cut ? styles.whole : undefined}>{name}</span>
      {cut && (
        <span aria-hidden="true" className={styles.cut}>
          {`${name.slice(0, longest)}…`}
        </span>
      )}
    </Link>
  );
}
