import { useWords } from "../rendering/language.ts";
import { Link } from "../ui/link.tsx";
import styles from "./enquiry-form.module.css";

/** Tells the visitor, before they send a message, how long we store it and who reads it. */
export function RetentionNotice({ months }: { months: number }) {
  const { enquiry: words } = useWords();
  return (
    <p className={styles.retention}>
      <strong>{words.retention.heading.replace(/(?<!\p{P})$/u, ".")}</strong>
      {` ${words.retention.text({ months })} `}
      <Link to="/privacy-policy">{words.retention.policy}</Link>
    </p>
  );
}
