import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import styles from "./dialog.module.css";

/** A modal dialog that returns the focus when it closes. */
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
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Before React removes it: the browser returns the focus only on close.
    return () => element?.close();
  }, []);
  // Outside the form that opens it: a nested form would submit both.
  return createPortal(
    <dialog ref={dialog} aria-labelledby={id} onClose={close} className={styles.dialog}>
      <h2 id={id}>{heading}</h2>
      {children}
    </dialog>,
    document.body,
  );
}
