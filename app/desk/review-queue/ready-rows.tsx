import { isPageKind, kindOf } from "../../../content/kinds.ts";
import type { ReadyForReview } from "../../../server/publishing/review/review-requests.ts";
import { useLanguage } from "../../ui/page-language.ts";
import { editionAddress, titleOf } from "../editions/edition-address.ts";
import { languageName } from "../editions/language-name.ts";
import rows from "../records/edition-list.module.css";
import { EditionState } from "../records/edition-state.tsx";
import { labelIn, useDeskWords } from "../rendering/desk-language.ts";
import { Note, named } from "../review/review-status.tsx";

/** Texts that are ready for review; each leads to its review page. */
export function ReadyRows({ ready }: { ready: ReadyForReview[] }) {
  const words = useDeskWords();
  const reader = useLanguage();
  return (
    <ul className={rows.list}>
      {ready.map(({ edition, request }) => (
        <li key={edition.id} className={rows.row}>
          <div className={rows.about}>
            <a
              href={editionAddress(edition, "review")}
              dir="auto"
              lang={isPageKind(edition.kind) ? undefined : edition.language}
              className={rows.title}
            >
              {titleOf(words, edition)}
            </a>
            <p className={rows.facts}>
              <span>{labelIn(words, kindOf(edition.kind).one)}</span>
              <EditionState {...edition} review={request.state} />
              <span>{languageName(edition.language, reader)}</span>
              <span>{words.review.askedBy(named(request.by.name, request.at))}</span>
            </p>
            <Note text={request.note} />
          </div>
        </li>
      ))}
    </ul>
  );
}
