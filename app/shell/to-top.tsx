import type { MouseEvent } from "react";
import { Link } from "react-router";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { shell } from "../words/en/shell.ts";
import buttons from "./round-button.module.css";

/** A link, so that it works without script; with script it scrolls smoothly and leaves no history entry. */
export function ToTop() {
  return (
    <Link to="#top" className={buttons.round} onClick={scrollToTop}>
      <VisuallyHidden>{shell.footer.toTop}</VisuallyHidden>
      <svg aria-hidden="true" viewBox="0 0 24 24" width="22" height="22">
        <path d="M12 20V5M5 11.5 12 4.5l7 7" />
      </svg>
    </Link>
  );
}

function scrollToTop(event: MouseEvent) {
  event.preventDefault();
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: still ? "instant" : "smooth" });
}
