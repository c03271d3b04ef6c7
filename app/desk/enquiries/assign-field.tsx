import { data } from "react-router";
import controls from "../../ui/field.module.css";
import type { ActArgs } from "../rendering/desk-route.ts";
import { Button } from "../ui/button.tsx";
import styles from "./enquiries.module.css";

export type Colleague = { id: string; name: string };
type Props = { staff: Colleague[]; me: string; assignee?: string | null };

const unassigned = "nobody";

export function AssignField({ staff, me, assignee = null }: Props) {
  const others = staff.filter(({ id }) => id !== me);
  return (
    <div className={styles.together}>
      <div className={controls.field}>
        <label htmlFor="assignee">Assign to</label>
        <select id="assignee" name="assignee" defaultValue={assignee ?? me} className={controls.control}>
          <option value={me}>Me</option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value={unassigned}>Unassigned</option>
        </select>
      </div>
      <Button act="assign" variant="outline">
        Assign
      </Button>
    </div>
  );
}

/** The colleague chosen in the form; null for "Unassigned". */
export async function assigneeIn({ desk, form }: ActArgs): Promise<Colleague | null> {
  const chosen = String(form.get("assignee") ?? "");
  if (chosen === unassigned) return null;
  const person = (await desk.staff.list()).find(({ id }) => id === chosen);
  if (!person) throw data(null, { status: 404 });
  return { id: person.id, name: person.name };
}
