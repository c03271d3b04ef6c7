import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
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
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Before it is taken out of the page: the browser gives the focus back only when it is closed.
    return () => element?.close();
  }, []);
  // Outside of the form that it is opened from: a form within a form would send both.
  return createPortal(
    <dialog ref={dialog} aria-labelledby={id} onClose={close} className={styles.dialog}>
      <h2 id={id}>{heading}</h2>
      {children}
    </dialog>,
    document.body,
  );
}
