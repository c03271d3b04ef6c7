import { Field } from "../../ui/field.tsx";
import styles from "./order-field.module.css";
import type { Offers } from "./writing.ts";

type OrderFieldProps = {
  id: string;
  label: string;
  name: string;
  error: string | undefined;
  defaultValue: string;
  /** What has which number now. */
  order: Offers["order"];
};

/** Where a record stands among the others of its kind. */
export function OrderField({ order, ...field }: OrderFieldProps) {
  return (
    <div>
      <Field
        {...field}
        inputMode="numeric"
        spellCheck={false}
        hint="A number: the lowest stands first. Without one it stays where it is, and a new one comes last."
      />
      {order.length > 0 && (
        <details className={styles.order}>
          <summary>The order now</summary>
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
