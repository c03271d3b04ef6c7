import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import styles from "./disclosure.module.css";

type DisclosureProps = {
  id: string;
  /** What is always shown, and opens the rest. */
  summary: ReactNode;
  children: ReactNode;
};

/** A row that opens on its own. An address that ends in its id leads to it and, with script, opens it. */
export function Disclosure({ id, summary, children }: DisclosureProps) {
  const row = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  useEffect(() => {
    if (row.current && location.hash === `#${id}`) row.current.open = true;
  }, [id, location]);
  return (
    <details id={id} ref={row} className={styles.row}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
