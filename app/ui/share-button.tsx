import buttons from "./button.module.css";
import styles from "./share-button.module.css";

export type ShareWords = {
  label: string;
  /** What it says when it has copied the address. */
  copied: string;
};

/** Opens the device's share sheet, or copies the page's address: app/browser/share.ts shows it when it can. */
export function ShareButton({ label, copied }: ShareWords) {
  return (
    <div className={styles.share} data-share={copied}>
      <button type="button" className={`${buttons.button} ${buttons.outline}`}>
        {label}
      </button>
      <span role="status" />
    </div>
  );
}
