import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { shell } from "../words/en/shell.ts";
import styles from "./pending.module.css";

/** A move that takes no longer than this is felt as instant: showing anything would only flicker. */
const patience = 150;

/** While another page is on its way. */
export function Pending() {
  const underWay = useNavigation().state !== "idle";
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (!underWay) return;
    const timer = window.setTimeout(() => setShown(true), patience);
    return () => {
      window.clearTimeout(timer);
      setShown(false);
    };
  }, [underWay]);

  return (
    <div role="status" className={styles.pending}>
      {shown && (
        <>
          <span className={styles.spinner} />
          {shell.loading}
        </>
      )}
    </div>
  );
}
