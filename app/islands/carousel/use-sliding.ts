import { useEffect, useRef, useState } from "react";

type Direction = 1 | -1;
/** Where the row stands: at an end there is no further step that way. */
type Place = "start" | "middle" | "end";

const edgeStep = 200;
const smoothScrollDuration = 500;

/** What script adds to a row that scrolls by itself. */
export function useSliding<Row extends HTMLElement>() {
  const ref = useRef<Row>(null);
  const [place, setPlace] = useState<Place>("start");
  const latest = useRef({ index: 0, at: Number.NEGATIVE_INFINITY });
  const timer = useRef<number>(undefined);

  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const look = () => {
      setPlace(placeOf(list));
      // The focus of a card that has slid out of sight goes to the row, where it is seen.
      const { activeElement: focused } = document;
      if (focused !== list && list.contains(focused) && !isInView(list, focused)) list.focus(inPlace);
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(list);
    list.addEventListener("scroll", look, { passive: true });
    // A mouse that rested on a strip before hydration starts sliding now.
    const hovered = list.parentElement?.querySelector(":hover:empty");
    hovered?.dispatchEvent(new PointerEvent("pointerover", { pointerType: "mouse", bubbles: true }));
    return () => {
      sizes.disconnect();
      list.removeEventListener("scroll", look);
      window.clearInterval(timer.current);
    };
  }, []);

  const step = (by: Direction) => {
    const list = ref.current;
    const stride = list ? strideOf(list) : 0;
    if (!list || !stride) return;
    const now = performance.now();
    // A second press while the row still slides counts from where the first one leads.
    const sliding = now - latest.current.at < smoothScrollDuration;
    const from = sliding ? latest.current.index : Math.round(list.scrollLeft / stride);
    const last = Math.round((list.scrollWidth - list.clientWidth) / Math.abs(stride));
    const index = Math.min(Math.max(from + by, 0), last);
    latest.current = { index, at: now };
    list.scrollTo({ left: index * stride, behavior: prefersReducedMotion() ? "instant" : "smooth" });
  };

  return {
    // The row itself takes the focus, not only the links on its slides, so that arrow keys can scroll it.
    row: { ref, tabIndex: 0 },
    place,
    step,
    arrowKeys: {
      onKeyDown: (event: React.KeyboardEvent) => {
        const towards = arrows[event.key];
        // Alt and an arrow is the browser's Back.
        if (!towards || !ref.current || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
          return;
        event.preventDefault();
        step(strideOf(ref.current) < 0 ? (-towards as Direction) : towards);
      },
    },
    /** The strip at one end: while a mouse rests on it, the row goes on that way. */
    edge: (direction: Direction) => ({
      onPointerEnter: (event: React.PointerEvent) => {
        if (event.pointerType !== "mouse" || prefersReducedMotion()) return;
        window.clearInterval(timer.current);
        timer.current = window.setInterval(() => step(direction), edgeStep);
      },
      onPointerLeave: () => window.clearInterval(timer.current),
    }),
  };
}

const inPlace = { preventScroll: true };
const arrows: Record<string, Direction | undefined> = { ArrowLeft: -1, ArrowRight: 1 };

/** From one slide to the next; negative where the page runs from right to left. */
function strideOf(list: HTMLElement): number {
  const [first, second] = list.children;
  if (!first || !second) return 0;
  return second.getBoundingClientRect().left - first.getBoundingClientRect().left;
}

function placeOf(list: HTMLElement): Place {
  // Fractions of a pixel are no distance.
  const passed = Math.abs(list.scrollLeft) > 1;
  const more = Math.abs(list.scrollLeft) + list.clientWidth < list.scrollWidth - 1;
  if (passed) return more ? "middle" : "end";
  return "start";
}

function isInView(list: HTMLElement, part: Element | null): boolean {
  const [box, partBox] = [list.getBoundingClientRect(), part?.getBoundingClientRect()];
  return !partBox || (partBox.right > box.left && partBox.left < box.right);
}

function prefersReducedMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
