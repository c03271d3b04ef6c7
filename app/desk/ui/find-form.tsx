import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import styles from "./find-form.module.css";

type FindFormProps = {
  /** The address of the list. */
  action: string;
  q: string | undefined;
  /** Further filters. */
  children: ReactNode;
};

/** Searches and filters a list. The results have their own address. */
export function FindForm({ action, q, children }: FindFormProps) {
  return (
    <search>
      <form method="get" action={action} className={styles.form}>
        <label className={styles.search}>
          Search
          <input
            type="search"
            name="q"
            defaultValue={q}
            maxLength={200}
            dir="auto"
            autoComplete="off"
            enterKeyHint="search"
          />
        </label>
        {children}
        <Button variant="outline">Find</Button>
      </form>
    </search>
  );
}
