import type { ReactNode } from "react";
import { isPageKind } from "../../../content/kinds.ts";
import { mediaIdOf } from "../../../server/content/media-address.ts";
import type { EditionSummary } from "../../../server/publishing/edition.ts";
import { useLanguage } from "../../ui/page-language.ts";
import { editionAddress, titleOf } from "../editions/edition-address.ts";
import { languageName } from "../editions/language-name.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import { Moment } from "../ui/moment.tsx";
import styles from "./care.module.css";

type CareRowProps = {
  edition: EditionSummary;
  what?: string;
  isAddress?: boolean;
  since: string;
  children?: ReactNode;
};

/** The record, which leads to where it is mended; what is wrong; its owner; and since when. */
export function CareRow({ edition, what, isAddress = false, since, children }: CareRowProps) {
  const all = useDeskWords();
  const { care: words } = all;
  const reader = useLanguage();
  return (
    <li>
      <div>
        <a
          id={children ? `care-${edition.id}` : undefined}
          href={editionAddress(edition)}
          dir="auto"
          lang={isPageKind(edition.kind) ? undefined : edition.language}
        >
          {titleOf(all, edition)}
        </a>
        {what && <p className={styles.what}>{isAddress ? <Address address={what} /> : what}</p>}
        <p className={styles.facts}>
          <span>{languageName(edition.language, reader)}</span>
          {edition.changedBy.name && (
            <span>{words.owner({ name: <bdi key="name">{edition.changedBy.name}</bdi> })}</span>
          )}
          <span>{words.since({ moment: <Moment key="since" instant={since} /> })}</span>
        </p>
      </div>
      {children}
    </li>
  );
}

/** A picture is described in the library. */
function Address({ address }: { address: string }) {
  const id = mediaIdOf(address);
  const text = <code dir="ltr">{address}</code>;
  return id ? <a href={`/desk/media/${id}`}>{text}</a> : text;
}
