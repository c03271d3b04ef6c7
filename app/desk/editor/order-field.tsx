import { Field } from "../../ui/field.tsx";
import { useIslandWords } from "../islands/island-words.ts";
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
  const words = useIslandWords().writing.order;
  return (
    <div>
      <Field {...field} inputMode="numeric" spellCheck={false} hint={words.hint} />
      {order.length > 0 && (
        <details className={styles.order}>
          <summary>{words.current}</summary>
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
