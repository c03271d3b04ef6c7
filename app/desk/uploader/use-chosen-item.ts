import { type RefObject, useEffect, useRef, useState } from "react";
import { findItems } from "./find-items.ts";
import type { ShownItem } from "./library-item.ts";

/** The uploaded picture or file whose address stands in a field. */
export function useChosenItem(field: RefObject<HTMLInputElement | null>) {
  const [item, setItem] = useState<ShownItem>();
  const known = useRef("");
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const look = async () => {
      const address = input.value.trim();
      if (address === known.current) return;
      known.current = address;
      setItem(undefined);
      const [found] = (address.startsWith("/media/") && (await findItems({ address }))) || [];
      if (known.current === address) setItem(found);
    };
    void look();
    // "replaced": by what another person or the device had, see app/desk/editor/text-area.ts.
    const events = ["input", "replaced"];
    for (const name of events) input.addEventListener(name, look);
    return () => {
      for (const name of events) input.removeEventListener(name, look);
    };
  }, [field]);
  const know = (next: ShownItem) => {
    known.current = next.address;
    setItem(next);
  };
  return { item, know };
}
