import type { ReactNode } from "react";
import { Arrow } from "./arrow.tsx";
import styles from "./back-link.module.css";
import { Link } from "./link.tsx";

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.link}>
      <Arrow leads="back" />
      {children}
    </Link>
  );
}
