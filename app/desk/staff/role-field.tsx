import { roles } from "../../../server/staff/roles.ts";
import styles from "./staff.module.css";

const labels = {
  writer: "writer: drafts and notes",
  publisher: "publisher: also publishes and replies",
  administrator: "administrator: also staff and personal data",
};

export function RoleField({ id, role, label }: { id: string; role: string; label: string }) {
  return (
    <div className={styles.select}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name="role" defaultValue={role}>
        {roles.map((each) => (
          <option key={each} value={each}>
            {labels[each]}
          </option>
        ))}
      </select>
    </div>
  );
}
