import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from "react";
import styles from "./field.module.css";

type FieldProps = {
  id: string;
  label: string;
  hint?: string;
  error?: string | undefined;
};
type Native = Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "className"> & {
  rows?: undefined;
  ref?: Ref<HTMLInputElement>;
};
type NativeLong = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "id" | "className"> & { rows: number };

/** A labelled form field; with `rows` a textarea. */
export function Field({ id, label, hint, error, ...native }: FieldProps & (Native | NativeLong)) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const shared = {
    id,
    className: styles.control,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": [hint && hintId, error && errorId].filter(Boolean).join(" ") || undefined,
    // Arabic text runs from the right, whatever the direction of the page.
    dir: native.dir ?? "auto",
  } as const;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {native.rows === undefined ? <input {...native} {...shared} /> : <textarea {...native} {...shared} />}
    </div>
  );
}
