import { useEffect, useEffectEvent } from "react";
import { findItems } from "./find-items.ts";
import type { ShownItem } from "./library-item.ts";
import styles from "./uploader.module.css";

const pause = 1500;
/** For five minutes: a small machine with much to do may take that long for a large picture. */
const mostTries = 200;

/** The small image of a picture. While it is being prepared, the server is asked now and then; `known`: with what it says. */
export function ItemImage({ item, known }: { item: ShownItem; known: (item: ShownItem) => void }) {
  const tell = useEffectEvent(known);
  const { address, state } = item;
  useEffect(() => {
    if (state !== "encoding") return;
    let tries = 0;
    const timer = setInterval(async () => {
      if (++tries > mostTries) return clearInterval(timer);
      const [next] = (await findItems({ address })) ?? [];
      if (next && next.state !== "encoding") tell(next);
    }, pause);
    return () => clearInterval(timer);
  }, [address, state]);
  if (item.kind === "file") return null;
  if (!item.image) return <span className={styles.noImage} aria-hidden="true" />;
  return <img src={item.image} alt={item.alt} width="96" height="96" className={styles.image} />;
}
