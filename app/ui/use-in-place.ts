import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Puts the server's text back if the one that has replaced it makes its block higher or lower: what is below would
 * jump. React changes all such texts before any of these effects runs, so that the browser lays them out once.
 */
export function useInPlace(ref: RefObject<HTMLElement | null>, replaced: boolean): void {
  const before = useRef<{ text: string; height: number }>(undefined);

  useLayoutEffect(() => {
    const element = ref.current;
    const block = element?.parentElement;
    if (!element || !block) return;
    if (!replaced) before.current = { text: element.textContent, height: block.offsetHeight };
    else if (before.current && before.current.height !== block.offsetHeight)
      element.textContent = before.current.text;
  }, [ref, replaced]);
}
