import { data } from "react-router";
import { mayActAs } from "../../../server/staff/roles.ts";
import controls from "../../ui/field.module.css";
import { useDeskWords } from "../rendering/desk-language.ts";
import type { ActArgs } from "../rendering/desk-route.ts";
import { Button } from "../ui/button.tsx";
import styles from "./enquiries.module.css";

export type Colleague = { id: string; name: string };
type Props = { staff: Colleague[]; me: string; assignee?: string | null };

const unassigned = "nobody";

export function AssignField({ staff, me, assignee = null }: Props) {
  const { assign: words, unassigned: nobody } = useDeskWords().enquiries;
  const others = staff.filter(({ id }) => id !== me);
  return (
    <div className={styles.together}>
      <div className={controls.field}>
        <label htmlFor="assignee">{words.label}</label>
        <select id="assignee" name="assignee" defaultValue={assignee ?? me} className={controls.control}>
          <option value={me}>{words.me}</option>
          {others.map(({ id, name }) => (
            <option key={id} value={id} dir="auto">
              {name}
            </option>
          ))}
          <option value={unassigned}>{nobody}</option>
        </select>
      </div>
      <Button act="assign" variant="outline">
        {words.button}
      </Button>
    </div>
  );
}

/** The colleague chosen in the form; null for "Unassigned". */
export async function assigneeIn({ desk, form }: ActArgs): Promise<Colleague | null> {
  const chosen = String(form.get("assignee") ?? "");
  if (chosen === unassigned) return null;
  const person = (await desk.staff.list()).find(({ id, role }) => id === chosen && mayActAs(role, "writer"));
  if (!person) throw data(null, { status: 404 });
  return { id: person.id, name: person.name };
}
