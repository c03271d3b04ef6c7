import { Link } from "../ui/link.tsx";
import { enquiry as words } from "../words/en/enquiry.ts";
import styles from "./enquiry-form.module.css";

/** What becomes of a message, said before it is sent. */
export function KeptNotice({ months }: { months: number }) {
  return (
    <p className={styles.kept}>
      <strong>{words.kept.heading}.</strong> {words.kept.text(months)}{" "}
      <Link to="/privacy-policy">{words.kept.policy}</Link>
    </p>
  );
}
