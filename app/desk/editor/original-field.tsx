import { useIslandWords } from "../islands/island-words.ts";
import { useFillMessage } from "../ui/page-settings.ts";
import type { OriginalField as Shown, Translation } from "./writing.ts";
import styles from "./writing-form.module.css";

type Props = { field: Shown; original: Translation["original"] };

/** A field of the original, beside the same field of the translation. */
export function OriginalField({ field: { label, text, isInherited }, original }: Props) {
  const words = useIslandWords().writing.original;
  const fill = useFillMessage();
  const { lang, dir, language } = original;
  const names = { label, language };
  return (
    <section aria-label={fill(words.label, names)} className={styles.original}>
      <p className={styles.note}>{fill(isInherited && text ? words.inherited : words.label, names)}</p>
      {text ? (
        <div lang={lang} dir={dir}>
          {text}
        </div>
      ) : (
        <p className={styles.note}>{words.empty}</p>
      )}
    </section>
  );
}
