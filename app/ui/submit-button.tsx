import styles from "./button.module.css";

type SubmitButtonProps = { busy?: boolean; busyText: string; children: string };

/** Sends a form; while busy it says so and cannot be pressed again. */
export function SubmitButton({ busy = false, busyText, children }: SubmitButtonProps) {
  return (
    <button type="submit" disabled={busy} className={`${styles.button} ${styles.primary}`}>
      {busy ? busyText : children}
    </button>
  );
}
