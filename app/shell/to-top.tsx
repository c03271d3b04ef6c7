import { useWords } from "../rendering/language.ts";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import buttons from "./round-button.module.css";

/** A link, so that it works without script; app/browser/scroll-to-top.ts has it scroll smoothly. */
export function ToTop() {
  const { shell } = useWords();
  return (
    <a href="#top" className={buttons.round}>
      <VisuallyHidden>{shell.toTop}</VisuallyHidden>
      <svg aria-hidden="true" viewBox="0 0 24 24" width="22" height="22">
        <path d="M12 20V5M5 11.5 12 4.5l7 7" />
      </svg>
    </a>
  );
}
