import buttons from "../../ui/button.module.css";
import { ownWords } from "../../words/en/sections.ts";

/** A file, not a page: the browser fetches it itself. */
export function FileLink({ address }: { address: string }) {
  return (
    <a href={address} download className={`${buttons.button} ${buttons.primary}`}>
      {ownWords.resources.download}
    </a>
  );
}
