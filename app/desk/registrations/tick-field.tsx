import styles from "./registrations.module.css";

type Props = { name: string; label: string; hint?: string; values: Record<string, string> };

/** A box to tick, with its label. */
export function Tick({ name, label, hint, values }: Props) {
  const hintId = `${name}-hint`;
  return (
    <div>
      <label className={styles.tick}>
        <input
          type="checkbox"
          name={name}
          value="on"
          defaultChecked={Boolean(values[name])}
          aria-describedby={hint && hintId}
        />
        {label}
      </label>
      {hint && (
        <p id={hintId} className={styles.quiet}>
          {hint}
        </p>
      )}
    </div>
  );
}
