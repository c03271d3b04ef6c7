import { useAssets } from "../rendering/assets.ts";
import { useWords } from "../rendering/language.ts";
import buttons from "../ui/button.module.css";
import { documentLabel, filesLabel, saveLabel } from "./pack-labels.ts";
import styles from "./save-for-offline.module.css";
import type { SaveOffer } from "./save-offer.server.ts";

/** Saves a record or a list on the device, at the stated price: see app/offline/save-pack.ts. Without script, a file. */
export function SaveForOffline({ address, price, ...what }: SaveOffer) {
  const words = useWords();
  const { scriptAt } = useAssets();
  const files = filesLabel(words, price?.files ?? []);
  const document = `${address}.html`;
  return (
    <div
      className={styles.save}
      data-pack={address}
      data-digest={price?.digest.slice(0, 16)}
      data-failed={words.packs.failed}
    >
      <button
        type="button"
        className={`${buttons.button} ${buttons.outline}`}
        data-press={scriptAt("app/offline/save-pack.ts")}
        data-otherwise={document}
      >
        {saveLabel(words, what, price)}
      </button>
      <p role="status" />
      <label hidden={!files}>
        <input type="checkbox" autoComplete="off" /> <span>{files}</span>
      </label>
      <a href={document} download>
        {documentLabel(words, price)}
      </a>
    </div>
  );
}
