import { type KeyboardEvent, useEffect, useState } from "react";
import { Field } from "../../ui/field.tsx";
import { useIslandWords } from "../islands/island-words.ts";
import { useBrowserWords, useFillMessage } from "../ui/page-settings.ts";
import { findItems, type LibraryItem, lacksAlt, stateOf } from "./library-item.ts";
import styles from "./uploader.module.css";

type Props = { kind: LibraryItem["kind"]; choose: (item: LibraryItem) => void };

const pause = 300;

/** The newest pictures or files, and search results, each a button. Not a form: see alt-text-field.tsx. */
export function LibraryPicker({ kind, choose }: Props) {
  const words = useIslandWords().uploader;
  const { media, noAnswer } = useBrowserWords();
  const fill = useFillMessage();
  const [q, setQ] = useState("");
  const [items, setItems] = useState<LibraryItem[] | "no answer">();
  useEffect(() => {
    let isOld = false;
    const timer = setTimeout(
      async () => {
        const found = await findItems({ q, kind });
        if (!isOld) setItems(found ?? "no answer");
      },
      q ? pause : 0,
    );
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [q, kind]);
  const ignoreEnter = (event: KeyboardEvent) => {
    if (event.key === "Enter") event.preventDefault();
  };
  const status = () => {
    if (items === undefined) return words.loading;
    if (items === "no answer") return noAnswer;
    if (items.length === 0) return q ? media.notFound : media.empty;
    return q ? fill(words.found, { count: items.length }) : words.newest;
  };
  return (
    <div className={styles.library}>
      <Field
        id="library-search"
        label={words.search}
        type="search"
        form="no-form"
        value={q}
        onChange={({ currentTarget }) => setQ(currentTarget.value)}
        onKeyDown={ignoreEnter}
      />
      <p role="status" className={styles.hint}>
        {status()}
      </p>
      {Array.isArray(items) && (
        <ul className={styles.choices}>
          {items.map((item) => (
            <li key={item.id}>
              <button type="button" className={styles.choice} onClick={() => choose(item)}>
                {item.image ? (
                  <img
                    src={item.image}
                    alt=""
                    width="96"
                    height="96"
                    loading="lazy"
                    className={styles.image}
                  />
                ) : (
                  item.kind === "picture" && <span className={styles.noImage} />
                )}
                <span dir="auto">{item.name}</span>
                <small>
                  {stateOf(item, media) ?? (lacksAlt(item) ? media.noAlt : kind === "file" ? item.facts : "")}
                </small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
