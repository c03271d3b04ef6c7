import buttons from "../../ui/button.module.css";
import { resources as words } from "../../words/en/resources.ts";

/** A file, not a page: the browser fetches it itself. */
export function FileLink({ address }: { address: string }) {
  return (
    <a href={address} download className={`${buttons.button} ${buttons.primary}`}>
      {words.download}
    </a>
  );
}
