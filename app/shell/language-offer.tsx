import { useWords } from "../rendering/language.ts";
import { Link } from "../ui/link.tsx";
import styles from "./language-offer.module.css";

/**
 * Offers this page in a language that the visitor's browser prefers. Empty and hidden until
 * app/browser/language-switch.ts fills it, once. It floats over the page, so that nothing moves.
 */
export function LanguageOffer() {
  const { dismiss } = useWords().languageWords;
  return (
    <aside hidden data-language-offer="" className={styles.offer}>
      <Link to="/" />
      <button type="button" aria-label={dismiss}>
        ×
      </button>
    </aside>
  );
}
