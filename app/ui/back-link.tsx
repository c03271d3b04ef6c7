import type { ReactNode } from "react";
import styles from "./back-link.module.css";
import { Link } from "./link.tsx";

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.link}>
      <svg aria-hidden="true" viewBox="0 0 20 20" width="20" height="20" className={styles.arrow}>
        <path d="M17 10H4M9 4.5 3.5 10 9 15.5" />
      </svg>
      {children}
    </Link>
  );
}
