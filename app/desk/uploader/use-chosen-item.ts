import { type RefObject, useEffect, useRef, useState } from "react";
import type { LibraryItem } from "./library-item.ts";
import { findItems } from "./library-item.ts";

/** Finds the picture or file whose address is in the field. */
export function useChosenItem(field: RefObject<HTMLInputElement | null>) {
  const [item, show] = useState<LibraryItem>();
  const known = useRef("");
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const find = async () => {
      const address = input.value.trim();
      if (address === known.current) return;
      known.current = address;
      show(undefined);
      const [found] = (address.startsWith("/media/") && (await findItems({ address }))) || [];
      if (known.current === address) show(found);
    };
    void find();
    // "replaced" comes from app/desk/editor/text-area.ts.
    const events = ["input", "replaced"];
    for (const name of events) input.addEventListener(name, find);
    return () => {
      for (const name of events) input.removeEventListener(name, find);
    };
  }, [field]);
  const setItem = (next: LibraryItem) => {
    known.current = next.address;
    show(next);
  };
  return { item, setItem };
}
