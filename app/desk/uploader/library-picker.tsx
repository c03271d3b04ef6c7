import { type KeyboardEvent, useEffect, useState } from "react";
import { Field } from "../../ui/field.tsx";
import { findItems, type LibraryItem, lacksAlt, stateOf } from "./library-item.ts";
import styles from "./uploader.module.css";

type Props = { kind: LibraryItem["kind"]; choose: (item: LibraryItem) => void };

const pause = 300;

/** The newest pictures or files, and search results, each a button. Not a form: see alt-text-field.tsx. */
export function LibraryPicker({ kind, choose }: Props) {
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
  return (
    <div className={styles.library}>
      <Field
        id="library-search"
        label="Search"
        type="search"
        form="no-form"
        value={q}
        onChange={({ currentTarget }) => setQ(currentTarget.value)}
        onKeyDown={ignoreEnter}
      />
      <p role="status" className={styles.hint}>
        {statusOf(items, q)}
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
                <span>{item.name}</span>
                <small>
                  {stateOf(item) ??
                    (lacksAlt(item) ? "No alternative text yet" : kind === "file" ? item.facts : "")}
                </small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function statusOf(items: LibraryItem[] | "no answer" | undefined, q: string): string {
  if (items === undefined) return "Loading…";
  if (items === "no answer") return "The server did not answer. Please try again in a moment.";
  if (items.length === 0) return q ? "Nothing found." : "Nothing here yet.";
  return q ? `${items.length} found` : "Newest";
}
