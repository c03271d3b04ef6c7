import { type RefObject, useEffect, useState } from "react";
import { findItems } from "./find-items.ts";
import type { ShownItem } from "./item.ts";

/** The uploaded picture or file whose address stands in a field. */
export function useChosenItem(field: RefObject<HTMLInputElement | null>) {
  const [item, setItem] = useState<ShownItem>();
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    let asked = "";
    const look = async () => {
      const address = input.value.trim();
      if (address === asked) return;
      asked = address;
      setItem(undefined);
      const [found] = (address.startsWith("/media/") && (await findItems({ address }))) || [];
      if (asked === address) setItem(found);
    };
    void look();
    // "replaced": by what another person or the device had, see app/desk/editor/text-area.ts.
    const events = ["input", "replaced"];
    for (const name of events) input.addEventListener(name, look);
    return () => {
      for (const name of events) input.removeEventListener(name, look);
    };
  }, [field]);
  return [item, setItem] as const;
}
