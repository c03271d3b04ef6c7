import { sectionOf } from "../../content/kinds.ts";
import type { Related } from "../../server/content/related.ts";
import type { ShownEvent } from "../registration/shown-event.ts";
import { useWords } from "../rendering/language.ts";
import { ForeignText } from "../ui/foreign-text.tsx";
import { Link } from "../ui/link.tsx";
import { Section } from "../ui/section.tsx";
import { EventSummary } from "./event-summary.tsx";
import { recordAddress } from "./list-address.ts";
import styles from "./related-records.module.css";

/** With the state of registration of an event. */
export type ShownRelated = Omit<Related, "event"> & { event?: ShownEvent | undefined };

/** Related records from all sections. */
export function RelatedRecords({ records }: { records: ShownRelated[] }) {
  const { lists, sectionWords } = useWords();
  if (records.length === 0) return null;
  return (
    <Section heading={lists.related}>
      <ul className={styles.related}>
        {records.map(({ kind, id, title, language, event }) => (
          <li key={`${kind}/${id}`}>
            <span>{sectionWords[kind].one}</span>
            <Link to={recordAddress(sectionOf(kind).path, id)}>
              <ForeignText lang={language}>{title}</ForeignText>
            </Link>
            {event && <EventSummary {...event} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}
