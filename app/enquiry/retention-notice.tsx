import { Link } from "../ui/link.tsx";
import { enquiry as words } from "../words/en/enquiry.ts";
import styles from "./enquiry-form.module.css";

/** Tells the visitor, before they send a message, how long we store it and who reads it. */
export function RetentionNotice({ months }: { months: number }) {
  return (
    <p className={styles.retention}>
      <strong>{words.retention.heading}.</strong> {words.retention.text(months)}{" "}
      <Link to="/privacy-policy">{words.retention.policy}</Link>
    </p>
  );
}
