import type { ReactNode } from "react";
import type { Field, Fields } from "../../../content/define.ts";
import styles from "./writing-form.module.css";

type Group = { heading: string | undefined; fields: [string, Field][] };

/** Groups the fields under the headings in their descriptions. */
export function FieldGroups({ fields, children }: { fields: Fields; children: (own: Fields) => ReactNode }) {
  return groupsOf(fields).map(({ heading, fields: own }) => {
    const shown = children(Object.fromEntries(own));
    if (!heading) return shown;
    return (
      <fieldset key={`${heading} ${own[0]?.[0]}`} className={styles.group}>
        <legend>{heading}</legend>
        {shown}
      </fieldset>
    );
  });
}

/** Only neighbouring fields share a heading. */
function groupsOf(fields: Fields): Group[] {
  const groups: Group[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const last = groups.at(-1);
    if (last && last.heading === field.group) last.fields.push([name, field]);
    else groups.push({ heading: field.group, fields: [[name, field]] });
  }
  return groups;
}
