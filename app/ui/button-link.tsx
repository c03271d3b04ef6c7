import type { ReactNode } from "react";
import styles from "./button.module.css";
import { Link } from "./link.tsx";

type ButtonLinkProps = { to: string; variant?: "primary" | "outline"; children: ReactNode };

/** A link that looks like a button: the next step on a page. */
export function ButtonLink({ to, variant = "primary", children }: ButtonLinkProps) {
  return (
    <Link to={to} className={`${styles.button} ${styles[variant]}`}>
      {children}
    </Link>
  );
}
