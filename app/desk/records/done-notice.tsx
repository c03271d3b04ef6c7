import { isSection } from "../../../content/kinds.ts";
import { Notice } from "../../ui/notice.tsx";
import type { DeskWords } from "../../words/translation.ts";
import { editionAddress } from "../editions/edition-address.ts";
import type { Writing } from "../editor/writing.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import { Moment } from "../ui/moment.tsx";

export type Done = keyof DeskWords["records"]["done"];

type DoneNoticeProps = {
  done: Done;
  writing: Writing;
  dueAt: string | undefined;
  /** The page that visitors see. */
  publicAddress: string | undefined;
};

/** What has just been done with the record, and where it can be seen. */
export function DoneNotice({ done, writing, dueAt, publicAddress }: DoneNoticeProps) {
  const { records: words, newsletter } = useDeskWords();
  const sentence =
    done === "withdrawn" && writing.translation ? words.withdrawnTranslation : words.done[done];
  const receipt = editionAddress(addressPartsIn(writing), "receipt");
  return (
    <Notice tone="success">
      <p>
        {done === "scheduled" && dueAt
          ? words.willBePublished({ moment: <Moment key="moment" instant={dueAt} /> })
          : sentence}{" "}
        {done === "published" && (
          <>
            <a href={publicAddress}>{words.viewPage}</a>
            {" · "}
            <a href={receipt}>{words.checkPlaces}</a>
            {mayBeMailed(writing) && (
              <>
                {" · "}
                <a href={editionAddress(addressPartsIn(writing), "mail")}>
                  {writing.kind === "newsletter" ? newsletter.mail.link : newsletter.mail.also}
                </a>
              </>
            )}
          </>
        )}
        {done === "withdrawn" && <a href={receipt}>{words.checkGone}</a>}
      </p>
    </Notice>
  );
}

/** A translation is mailed with its original. */
const mayBeMailed = ({ kind, translation }: Writing) => isSection(kind) && !translation;

/** For `editionAddress`. */
export function addressPartsIn({ kind, slug, translation }: Writing) {
  const language = translation?.lang ?? "";
  return { kind, slug: slug ?? "", language, translationOf: translation ? "an original" : null };
}
