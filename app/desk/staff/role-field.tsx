import { roles } from "../../../server/staff/roles.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import styles from "./staff.module.css";

export function RoleField({ id, role, label }: { id: string; role: string; label: string }) {
  const labels = useDeskWords().staff.roles;
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
