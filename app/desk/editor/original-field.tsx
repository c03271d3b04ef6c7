import type { OriginalField as Shown, Translation } from "./writing.ts";
import styles from "./writing-form.module.css";

type Props = { field: Shown; original: Translation["original"] };

/** A field of the original, beside the same field of the translation. */
export function OriginalField({ field: { label, text, isInherited }, original }: Props) {
  const { lang, dir, language } = original;
  return (
    <section aria-label={`${label} in ${language}`} className={styles.original}>
      <p className={styles.note}>
        {label} in {language}
        {isInherited && text && " (used if left empty)"}
      </p>
      {text ? (
        <div lang={lang} dir={dir}>
          {text}
        </div>
      ) : (
        <p className={styles.note}>Empty</p>
      )}
    </section>
  );
}
