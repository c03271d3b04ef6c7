import { type ReactNode, useId } from "react";
import styles from "./call-to-action.module.css";

type CallToActionProps = {
  heading: string;
  text?: string;
  /** The links to follow. */
  children: ReactNode;
};

/** The end of a page: what the reader can do next. */
export function CallToAction({ heading, text, children }: CallToActionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.outer}>
      <div className={styles.panel}>
        <h2 id={headingId}>{heading}</h2>
        {text && <p className={styles.text}>{text}</p>}
        <div className={styles.actions}>{children}</div>
      </div>
    </section>
  );
}
