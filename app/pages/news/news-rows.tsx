import type { Card } from "../../../server/content/records.ts";
import { BandPatterns } from "../../art/band.tsx";
import { CardPicture, RowImage, useShownPicture } from "../../lists/card-picture.tsx";
import { Highlight } from "../../lists/highlight.tsx";
import { languageName } from "../../lists/language-name.ts";
import { isWholeList, type ListAddress, recordAddress } from "../../lists/list-address.ts";
import type { Pictured } from "../../lists/with-picture.ts";
import { useLanguage, useWords } from "../../rendering/language.ts";
import { Link } from "../../ui/link.tsx";
import { LocalDate } from "../../ui/local-date.tsx";
import whole from "../../ui/whole-link.module.css";
import styles from "./news-rows.module.css";

type Item = Pictured<Card<"news">>;
type NewsRowsProps = { items: Item[]; address: ListAddress };

/** News like a newspaper: the newest item large, the others as lines. A search or a later page has only lines. */
export function NewsRows({ items, address }: NewsRowsProps) {
  const hasLead = isWholeList(address);
  return (
    <>
      <BandPatterns kinds={["news"]} />
      <ul className={styles.rows}>
        {items.map((item, index) => (
          <li key={item.id}>
            {hasLead && index === 0 ? <Lead {...{ item, address }} /> : <Row {...{ item, address }} />}
          </li>
        ))}
      </ul>
    </>
  );
}

type ItemProps = { item: Item; address: ListAddress };

function Lead({ item, address }: ItemProps) {
  return (
    <article id={item.id} className={styles.lead}>
      <CardPicture picture={item.picture} cover={{ kind: "news", subject: item.id }} size="lead" />
      <div>
        <About item={item} />
        <Words {...{ item, address }} />
      </div>
    </article>
  );
}

function Row({ item, address }: ItemProps) {
  const picture = useShownPicture(item.picture);
  return (
    <article id={item.id} className={styles.row}>
      <About item={item} />
      <div>
        <Words {...{ item, address }} />
      </div>
      {picture && (
        <div className={styles.picture}>
          <RowImage picture={picture} ratio={4 / 3} />
        </div>
      )}
    </article>
  );
}

/** The date and, if it is not the page's, the language. */
function About({ item: { created_at, language } }: { item: Item }) {
  const { languageWords } = useWords();
  const page = useLanguage();
  const name = language === page ? undefined : languageName(language, page);
  return (
    <p className={styles.about}>
      <LocalDate instant={created_at} />
      {name && <span>{languageWords.inLanguage({ language: name })}</span>}
    </p>
  );
}

function Words({ item: { id, title, excerpt, language }, address }: ItemProps) {
  const foreign = language === useLanguage() ? undefined : language;
  return (
    <>
      <h2 dir="auto" lang={foreign}>
        <Link to={recordAddress("/news", id, address)} className={whole.link}>
          <Highlight text={title} q={address.q} />
        </Link>
      </h2>
      <p dir="auto" lang={foreign} className={styles.excerpt}>
        <Highlight text={excerpt} q={address.q} />
      </p>
    </>
  );
}
