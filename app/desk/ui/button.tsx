import type { ButtonHTMLAttributes, Ref } from "react";
import styles from "../../ui/button.module.css";

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className"> & {
  variant?: "primary" | "outline";
  /** The value of the field "act", where a form has several buttons. */
  act?: string;
  ref?: Ref<HTMLButtonElement>;
};

export function Button({ variant = "primary", act, type = "submit", ...native }: ButtonProps) {
  return (
    <button
      {...native}
      {...(act && { name: "act", value: act })}
      type={type}
      className={`${styles.button} ${styles[variant]}`}
    />
  );
}
