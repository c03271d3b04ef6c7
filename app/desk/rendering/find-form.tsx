import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { useDeskWords } from "./desk-language.ts";
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
  const { common: words } = useDeskWords();
  return (
    <search>
      <form method="get" action={action} className={styles.form}>
        <label className={styles.search}>
          {words.search}
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
        <Button variant="outline">{words.find}</Button>
      </form>
    </search>
  );
}
