import type { Ref } from "react";
import styles from "./notice.module.css";

type ErrorSummaryProps = {
  id: string;
  heading: string;
  errors: { fieldId: string; text: string }[];
  ref?: Ref<HTMLDivElement>;
};

/** All errors of a form, at its top, with links to the fields. It can be focused. */
export function ErrorSummary({ id, heading, errors, ref }: ErrorSummaryProps) {
  const headingId = `${id}-heading`;
  return (
    <div
      id={id}
      ref={ref}
      role="alert"
      aria-labelledby={headingId}
      tabIndex={-1}
      className={`${styles.notice} ${styles.error}`}
    >
      <p id={headingId} className={styles.heading}>
        {heading}
      </p>
      <ul className={styles.list}>
        {errors.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
