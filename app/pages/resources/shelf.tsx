import type { Card } from "../../../server/content/records.ts";
import { Band, BandPatterns } from "../../art/band.tsx";
import { RowImage, useShownPicture } from "../../lists/card-picture.tsx";
import { Highlight } from "../../lists/highlight.tsx";
import { languageName } from "../../lists/language-name.ts";
import { type ListAddress, recordAddress } from "../../lists/list-address.ts";
import { translatedName } from "../../lists/translated-names.ts";
import type { Pictured } from "../../lists/with-picture.ts";
import { useLanguage, useWords } from "../../rendering/language.ts";
import { Link } from "../../ui/link.tsx";
import { LocalDate } from "../../ui/local-date.tsx";
import whole from "../../ui/whole-link.module.css";
import styles from "./shelf.module.css";

type Resource = Pictured<Card<"resources">> & { file: string | null };
type ShelfProps = { items: Resource[]; address: ListAddress };

/** Resources like cloths on a shelf: the woven edge of each, its type, its title and its size. */
export function Shelf({ items, address }: ShelfProps) {
  return (
    <>
      <BandPatterns kinds={["resource"]} down />
      <ul className={styles.shelf}>
        {items.map((resource) => (
          <li key={resource.id}>
            <ShelfItem {...{ resource, address }} />
          </li>
        ))}
      </ul>
    </>
  );
}

function ShelfItem({ resource, address }: { resource: Resource; address: ListAddress }) {
  const { ownWords, languageWords, lists } = useWords();
  const { resources: words } = ownWords;
  const page = useLanguage();
  const { id, title, excerpt, category, type, created_at, language, file } = resource;
  const picture = useShownPicture(resource.picture);
  const foreign = language === page ? undefined : language;
  const inLanguage = foreign && languageName(foreign, page);
  return (
    <article id={id} className={styles.item}>
      <Band kind="resource" subject={category} down />
      <div className={styles.body}>
        <p className={styles.type}>
          <Highlight text={translatedName(words.typeNames, type)} q={address.q} />
        </p>
        <h2 dir="auto" lang={foreign}>
          <Link to={recordAddress("/resources", id, address)} className={whole.link}>
            <Highlight text={title} q={address.q} />
          </Link>
        </h2>
        <p dir="auto" lang={foreign} className={styles.excerpt}>
          <Highlight text={excerpt} q={address.q} />
        </p>
        <p className={styles.about}>
          {translatedName(words.categoryNames, category)}
          {lists.comma}
          <LocalDate instant={created_at} />
          {inLanguage && <span>{languageWords.inLanguage({ language: inLanguage })}</span>}
          {file && <span>{words.withFile({ note: file })}</span>}
        </p>
      </div>
      {picture && (
        <div className={styles.picture}>
          <RowImage picture={picture} ratio={3 / 4} />
        </div>
      )}
    </article>
  );
}
