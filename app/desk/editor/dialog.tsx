import { type ReactNode, useEffect, useId, useRef } from "react";
import styles from "./dialog.module.css";

/** Over the page, until it is closed; the focus goes back to where it was. */
export function Dialog({
  heading,
  close,
  children,
}: {
  heading: string;
  close: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} aria-labelledby={id} onClose={close} className={styles.dialog}>
      <h2 id={id}>{heading}</h2>
      {children}
    </dialog>
  );
}
