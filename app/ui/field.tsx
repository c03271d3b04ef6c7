import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from "react";
import styles from "./field.module.css";

type FieldProps = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
};
type Native = Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "className"> & {
  rows?: undefined;
  ref?: Ref<HTMLInputElement>;
};
type NativeLong = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "id" | "className"> & { rows: number };

/** A labelled form field; with `rows` a textarea. */
export const Field = ({ id, label, hint, error, ...native }: FieldProps & (Native | NativeLong)) => (
  <FieldFrame {...{ id, label, hint, error }}>
    {(shared) => {
      // Arabic text runs from the right, whatever the direction of the page.
      const all = { ...shared, dir: native.dir ?? "auto" };
      return native.rows === undefined ? <input {...native} {...all} /> : <textarea {...native} {...all} />;
    }}
  </FieldFrame>
);

type Shared = {
  id: string;
  className: string | undefined;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

/** The label, hint and problem of a control, which receives the attributes that refer to them. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  children,
}: FieldProps & { children: (shared: Shared) => ReactNode }) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
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
      {children({
        id,
        className: styles.control,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": [hint && hintId, error && errorId].filter(Boolean).join(" ") || undefined,
      })}
    </div>
  );
}
