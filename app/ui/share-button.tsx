import buttons from "./button.module.css";
import styles from "./share-button.module.css";

export type ShareWords = {
  label: string;
  /** Shown after copying the address. */
  copied: string;
};

/** Shares the page or copies its address; app/browser/share.ts shows the button once it works. */
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
