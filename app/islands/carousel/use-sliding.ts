import { useEffect, useRef, useState } from "react";

type Direction = 1 | -1;
/** The scroll position of the row: at an end there is no further step. */
type Place = "start" | "middle" | "end";

const edgeInterval = 200;
const smoothScrollDuration = 500;

/** Adds steps, arrow keys and sliding edges to a row that scrolls natively. */
export function useSliding<Row extends HTMLElement>() {
  const ref = useRef<Row>(null);
  const [place, setPlace] = useState<Place>("start");
  const lastStep = useRef({ index: 0, at: Number.NEGATIVE_INFINITY });
  const timer = useRef<number>(undefined);

  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const update = () => {
      setPlace(placeOf(list));
      // Move the focus from a card that slid out of view to the row, where it is visible.
      const { activeElement: focused } = document;
      if (focused !== list && list.contains(focused) && !isInView(list, focused)) list.focus(inPlace);
    };
    const sizes = new ResizeObserver(update);
    sizes.observe(list);
    list.addEventListener("scroll", update, { passive: true });
    // Start sliding if the mouse already rested on an edge before hydration.
    const hovered = list.parentElement?.querySelector(":hover:empty");
    hovered?.dispatchEvent(new PointerEvent("pointerover", { pointerType: "mouse", bubbles: true }));
    return () => {
      sizes.disconnect();
      list.removeEventListener("scroll", update);
      window.clearInterval(timer.current);
    };
  }, []);

  const step = (by: Direction) => {
    const list = ref.current;
    const stride = list ? strideOf(list) : 0;
    if (!list || !stride) return;
    const now = performance.now();
    // A second press while the row still slides counts from the target of the first.
    const sliding = now - lastStep.current.at < smoothScrollDuration;
    const from = sliding ? lastStep.current.index : Math.round(list.scrollLeft / stride);
    const last = Math.round((list.scrollWidth - list.clientWidth) / Math.abs(stride));
    const index = Math.min(Math.max(from + by, 0), last);
    lastStep.current = { index, at: now };
    list.scrollTo({ left: index * stride, behavior: prefersReducedMotion() ? "instant" : "smooth" });
  };

  return {
    // The row itself can be focused, so that arrow keys scroll it.
    row: { ref, tabIndex: 0 },
    place,
    step,
    arrowKeys: {
      onKeyDown: (event: React.KeyboardEvent) => {
        const towards = arrows[event.key];
        // Alt with an arrow is the browser's Back.
        if (!towards || !ref.current || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
          return;
        event.preventDefault();
        step(strideOf(ref.current) < 0 ? (-towards as Direction) : towards);
      },
    },
    /** The strip at one end: the row slides that way while a mouse rests on it. */
    edge: (direction: Direction) => ({
      onPointerEnter: (event: React.PointerEvent) => {
        if (event.pointerType !== "mouse" || prefersReducedMotion()) return;
        window.clearInterval(timer.current);
        timer.current = window.setInterval(() => step(direction), edgeInterval);
      },
      onPointerLeave: () => window.clearInterval(timer.current),
    }),
  };
}

const inPlace = { preventScroll: true };
const arrows: Record<string, Direction | undefined> = { ArrowLeft: -1, ArrowRight: 1 };

/** The distance from one slide to the next; negative on right-to-left pages. */
function strideOf(list: HTMLElement): number {
  const [first, second] = list.children;
  if (!first || !second) return 0;
  return second.getBoundingClientRect().left - first.getBoundingClientRect().left;
}

function placeOf(list: HTMLElement): Place {
  // Ignore fractions of a pixel.
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
