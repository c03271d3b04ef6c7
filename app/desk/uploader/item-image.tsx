import { useEffect, useEffectEvent } from "react";
import type { LibraryItem } from "./library-item.ts";
import { findItems } from "./library-item.ts";
import styles from "./uploader.module.css";

const pause = 1500;
/** Five minutes: a small, busy server may need that long for a large picture. */
const maxTries = 200;

/** The thumbnail of a picture. Polls the server until the picture is processed. */
export function ItemImage({ item, onChange }: { item: LibraryItem; onChange: (item: LibraryItem) => void }) {
  const change = useEffectEvent(onChange);
  const { address, state } = item;
  useEffect(() => {
    if (state !== "encoding") return;
    let tries = 0;
    const timer = setInterval(async () => {
      if (++tries > maxTries) return clearInterval(timer);
      const [next] = (await findItems({ address })) ?? [];
      if (next && next.state !== "encoding") change(next);
    }, pause);
    return () => clearInterval(timer);
  }, [address, state]);
  if (item.kind === "file") return null;
  if (!item.image) return <span className={styles.noImage} aria-hidden="true" />;
  return <img src={item.image} alt={item.alt} width="96" height="96" className={styles.image} />;
}
