import { allKinds } from "../../../content/kinds.ts";
import type { MediaUse } from "../../../server/publishing/media-uses.ts";
import { listSeparator } from "../../ui/list-separator.ts";
import { useLanguage } from "../../ui/page-language.ts";
import type { DeskWords } from "../../words/translation.ts";
import { editionAddress, titleOf } from "../editions/edition-address.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import { Moment } from "../ui/moment.tsx";
import { type LibraryItem, lacksAlt } from "../uploader/library-item.ts";
import styles from "./media.module.css";

type Row = { item: LibraryItem; by: string; at: string; uses: MediaUse[]; tags: string[] };

export function MediaRow({ item, by, at, uses, tags }: Row) {
  const { media: words } = useDeskWords();
  const separator = listSeparator(useLanguage());
  const { id, kind, name, image, facts, address } = item;
  const state = shownState(words, item);
  return (
    <li className={styles.row}>
      {image ? (
        <img src={image} alt={item.alt} width="96" height="96" loading="lazy" className={styles.image} />
      ) : (
        <span className={styles.noImage}>{kind === "file" ? facts.split(separator)[0] : ""}</span>
      )}
      <div className={styles.about}>
        <a href={`/desk/media/${id}`} dir="auto" className={styles.name}>
          {name}
        </a>
        <p className={styles.facts}>
          {state && <strong>{state}</strong>}
          {lacksAlt(item) && <strong>{words.noAlt}</strong>}
          <span>{facts}</span>
          <span>
            <bdi>{by}</bdi>
            {separator}
            <Moment instant={at} />
          </span>
        </p>
        <p className={styles.facts}>
          <code className={styles.address}>{address}</code>
          {uses.length === 0 ? <span>{words.unused}</span> : <UsedIn uses={uses} />}
        </p>
        {tags.length > 0 && (
          <p className={styles.facts}>
            {tags.map((tag) => (
              <a key={tag} href={`/desk/media?${new URLSearchParams({ tag })}`} dir="auto">
                {tag}
              </a>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}

const maxShown = 3;

function UsedIn({ uses }: { uses: MediaUse[] }) {
  const { media: words } = useDeskWords();
  const separator = listSeparator(useLanguage());
  const more = uses.length - maxShown;
  const places = (
    <span key="places">
      {uses.slice(0, maxShown).map((use, index) => (
        <span key={use.editionId}>
          {index > 0 && separator}
          <UseLink {...use} />
        </span>
      ))}
    </span>
  );
  return (
    <span>
      {more > 0
        ? words.usedInMore({ places, more: <span key="more">{more}</span> })
        : words.usedIn({ places })}
    </span>
  );
}

/** Message to show while it is processed or after it failed, if any. */
export function shownState(
  { processing, processingFailed }: DeskWords["media"],
  { state, problem }: Pick<LibraryItem, "state" | "problem">,
): string | undefined {
  if (state === "encoding") return processing;
  return state === "failed" ? (problem ?? processingFailed) : undefined;
}

export function UseLink(use: MediaUse) {
  const words = useDeskWords();
  const kind = allKinds.find((name) => name === use.kind);
  if (!kind) return titleOf(words, use);
  return (
    <a href={editionAddress({ ...use, kind })} dir="auto">
      {titleOf(words, use)}
    </a>
  );
}
