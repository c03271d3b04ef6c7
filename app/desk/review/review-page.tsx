import { useActionData, useLoaderData } from "react-router";
import { fieldAt, fullLabel } from "../../../content/entries.ts";
import { kindOf } from "../../../content/kinds.ts";
import { organisation } from "../../../organisation.ts";
import { localTime } from "../../../server/database/zoned-time.ts";
import type { Edition } from "../../../server/publishing/edition.ts";
import { mayActAs } from "../../../server/staff/roles.ts";
import { Notice } from "../../ui/notice.tsx";
import type { DeskWords } from "../../words/translation.ts";
import { addressAndTitle, editionAddress, titleOf } from "../editions/edition-address.ts";
import { writableEditionIn } from "../editions/find-edition.ts";
import { NewLink } from "../preview/preview-links.tsx";
import { fieldsIn, useDeskWords } from "../rendering/desk-language.ts";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";
import { TimesNote } from "../ui/moment.tsx";
import { ApprovalLinks } from "./approval-links.tsx";
import { Decision } from "./decision.tsx";
import { NativeReading } from "./native-reading.tsx";
import { readSentences } from "./read-sentences.ts";
import { doneNotices, type ReviewAnswer, reviewActs } from "./review-acts.ts";
import { ReviewStatus, readReview } from "./review-status.tsx";
import { ReviewText, type ShownText } from "./review-text.tsx";

export const role: Access = "translator";
export const acts = reviewActs;
export const title = ({ edition }: Loaded, words: DeskWords) =>
  words.review.pageTitle({ title: titleOf(words, edition) }).join("");

export async function loader(args: DeskArgs) {
  const { desk, session, url, words } = args;
  const edition = await writableEditionIn(args);
  const isPublisher = mayActAs(session.person.role, "publisher");
  const [review, comments, links, reading, text] = await Promise.all([
    readReview(args, edition),
    desk.review.comments(edition.id),
    isPublisher ? desk.review.approvalLinks(edition.id) : [],
    desk.review.nativeReading(edition),
    readText(args, edition),
  ]);
  const done = url.searchParams.get("done") ?? "";
  const notices: Record<string, string> = doneNotices(words.review);
  const { id } = session.person;
  const isOwn = review.writers.some((writer) => writer.id === id) || review.request?.by.id === id;
  return {
    edition: { ...addressAndTitle(edition), deletedAt: edition.deletedAt },
    ...{ review, comments, links, reading, text, isPublisher },
    may: isPublisher ? (isOwn ? ("own" as const) : ("decide" as const)) : ("read" as const),
    done: Object.hasOwn(notices, done) ? notices[done] : undefined,
    today: localTime(new Date(), organisation.timeZone).slice(0, 10),
  };
}

type Loaded = Awaited<ReturnType<typeof loader>>;

async function readText({ desk, words }: DeskArgs, edition: Edition): Promise<ShownText | undefined> {
  const sentences = await readSentences({ desk }, edition);
  const described = fieldsIn(words, kindOf(edition.kind).fields);
  return (
    sentences && {
      ...sentences,
      fields: sentences.fields.map(({ field, blocks }) => {
        const label = fullLabel(fieldAt(described, field) ?? { label: field });
        return { field, blocks, label };
      }),
    }
  );
}

export default function ReviewPage() {
  const loaded = useLoaderData<typeof loader>();
  const { edition, review, comments, links, reading, text, isPublisher, may, done, today } = loaded;
  const { problems = {}, typed = {}, link } = useActionData<ReviewAnswer>() ?? {};
  const all = useDeskWords();
  const { review: words, common } = all;
  const decides = review.isPending && !edition.deletedAt;
  return (
    <>
      <h1>{words.pageTitle({ title: <bdi key="title">{titleOf(all, edition)}</bdi> })}</h1>
      {problems[""] && <Notice tone="error">{problems[""]}</Notice>}
      {link && <NewLink address={link} text={words.links.copyNow} />}
      {done && Object.keys(problems).length === 0 && !link && <Notice tone="success">{done}</Notice>}
      <p>
        <a href={editionAddress(edition)}>{common.backToWriting}</a>
        {" · "}
        <a href={editionAddress(edition, "preview")}>{words.preview}</a>
      </p>
      <ReviewStatus review={review} />
      <ReviewText
        text={text}
        language={edition.language}
        comments={comments}
        problem={problems.comment}
        typed={{ sentence: (typed.sentence ?? "").replace(/\r\n?/g, "\n"), comment: commentTyped(typed) }}
      />
      {decides && <Decision hash={review.hash} may={may} problem={problems.note} />}
      {decides && isPublisher && (
        <ApprovalLinks
          links={links}
          hash={review.hash}
          problem={problems.person}
          typed={problems.person ? (typed.person ?? "") : ""}
        />
      )}
      <NativeReading
        reading={reading}
        hash={review.hash}
        mayRecord={isPublisher && !edition.deletedAt}
        today={today}
        problems={problems}
        typed={{ reader: typed.reader ?? "", on: typed.read_on ?? "" }}
      />
      <TimesNote />
    </>
  );
}

/** An answer to a comment has its own field of the same name. */
const commentTyped = (typed: Record<string, string>) =>
  typed.act === "comment" ? (typed.comment ?? "") : "";
