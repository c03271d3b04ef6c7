import { useCallback, useEffect, useRef, useState } from "react";
import { menuIsRow } from "./menu-is-row.ts";

const closeDelay = 200;

/**
 * Opens a panel on hover and on demand. Until script runs the state is "unscripted" and the style sheet alone
 * decides (hover and focus in a row, always open in a stack).
 */
export function usePanel<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  const timer = useRef<number>(undefined);
  /** Opened by a mouse that came near, and not yet asked for. */
  const hovered = useRef(false);
  const [state, setState] = useState<"unscripted" | "open" | "closed">("unscripted");

  const set = useCallback((next: "open" | "closed") => {
    window.clearTimeout(timer.current);
    setState(next);
  }, []);

  useEffect(() => {
    const inOpenMenu = ref.current?.closest("[popover]")?.matches(":popover-open");
    // What the visitor is reading in the narrow menu must not fold up because script has arrived.
    set(inOpenMenu ? "open" : "closed");
    return () => window.clearTimeout(timer.current);
  }, [set]);

  useEffect(() => {
    if (state !== "open") return;
    const item = ref.current;
    const closeOutside = (event: Event) => {
      const inside = event.target instanceof Node && item?.contains(event.target);
      if (!inside && menuIsRow()) set("closed");
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      if (item?.contains(document.activeElement)) item.querySelector("button")?.focus();
      set("closed");
    };
    const closeOnChoice = (event: Event) => {
      if ((event.target as Element).closest("a")) set("closed");
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    document.addEventListener("keydown", closeOnEscape);
    item?.addEventListener("click", closeOnChoice);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
      document.removeEventListener("keydown", closeOnEscape);
      item?.removeEventListener("click", closeOnChoice);
    };
  }, [state, set]);

  // A finger also "enters": only a mouse hovers.
  const hovers = (event: React.PointerEvent) => event.pointerType === "mouse" && menuIsRow();
  return {
    ref,
    state,
    toggle: () => {
      // A mouse comes near before it presses: the first press keeps what that has opened, the second closes it.
      set(state === "open" && !hovered.current ? "closed" : "open");
      hovered.current = false;
    },
    hover: {
      onPointerEnter: (event: React.PointerEvent) => {
        if (!hovers(event)) return;
        hovered.current = state !== "open";
        set("open");
      },
      onPointerLeave: (event: React.PointerEvent) => {
        if (hovers(event)) timer.current = window.setTimeout(() => set("closed"), closeDelay);
      },
    },
  };
}
