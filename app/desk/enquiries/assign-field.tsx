import controls from "../../ui/field.module.css";
import { Button } from "../ui/button.tsx";
import styles from "./enquiries.module.css";

export type Colleague = { id: string; name: string };
type Props = { staff: Colleague[]; me: string; assignee?: string | null };

/** To whom messages go. */
export function AssignField({ staff, me, assignee = null }: Props) {
  const others = staff.filter(({ id }) => id !== me);
  return (
    <div className={styles.together}>
      <div className={controls.field}>
        <label htmlFor="assignee">To</label>
        <select id="assignee" name="assignee" defaultValue={assignee ?? me} className={controls.control}>
          <option value={me}>Me</option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value="nobody">Nobody</option>
        </select>
      </div>
      <Button act="assign" variant="outline">
        Assign
      </Button>
    </div>
  );
}
