import type { ReactNode, Ref } from "react";
import styles from "./notice.module.css";

type NoticeProps = {
  tone: "success" | "error";
  id?: string;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
};

/** The result of an action. It can be focused, so that screen readers read it aloud. */
export function Notice({ tone, id, ref, children }: NoticeProps) {
  return (
    <div
      id={id}
      ref={ref}
      role={tone === "error" ? "alert" : "status"}
      tabIndex={-1}
      className={`${styles.notice} ${styles[tone]}`}
    >
      {children}
    </div>
  );
}
