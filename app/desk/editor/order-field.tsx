import { Field } from "../../ui/field.tsx";
import styles from "./order-field.module.css";
import type { Offers } from "./writing.ts";

type OrderFieldProps = {
  id: string;
  label: string;
  name: string;
  error: string | undefined;
  defaultValue: string;
  /** The current positions. */
  order: Offers["order"];
};

/** The position of a record among others of its kind. */
export function OrderField({ order, ...field }: OrderFieldProps) {
  return (
    <div>
      <Field
        {...field}
        inputMode="numeric"
        spellCheck={false}
        hint="The lowest number comes first. Leave it empty to keep the position; new ones go last."
      />
      {order.length > 0 && (
        <details className={styles.order}>
          <summary>Current order</summary>
          <ul>
            {order.map(({ title, position }) => (
              <li key={title + position}>
                {position}: <bdi>{title}</bdi>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
