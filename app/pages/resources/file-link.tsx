import { useWords } from "../../rendering/language.ts";
import buttons from "../../ui/button.module.css";

/** A file, not a page: the browser fetches it itself. */
export function FileLink({ address }: { address: string }) {
  const { ownWords } = useWords();
  return (
    <a href={address} download className={`${buttons.button} ${buttons.primary}`}>
      {ownWords.resources.download}
    </a>
  );
}
