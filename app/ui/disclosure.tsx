import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import styles from "./disclosure.module.css";

type DisclosureProps = {
  id: string;
  /** What is always shown, and opens the rest. */
  summary: ReactNode;
  children: ReactNode;
};

/** A row that opens on its own, or by an address that ends in its id. */
export function Disclosure({ id, summary, children }: DisclosureProps) {
  const row = useRef<HTMLDetailsElement>(null);
  const location = useLocation();
  // Before the router scrolls to it.
  useLayoutEffect(() => {
    if (row.current && location.hash === `#${id}`) row.current.open = true;
  }, [id, location]);
  return (
    <details ref={row} className={styles.row}>
      <summary className={styles.summary}>{summary}</summary>
      {/* The id is on what is hidden: to show it, a browser opens the row, also without script. */}
      <div id={id} className={styles.content}>
        {children}
      </div>
    </details>
  );
}
