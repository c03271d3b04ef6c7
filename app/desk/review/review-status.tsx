import type { ReactNode } from "react";
import type { Edition } from "../../../server/publishing/edition.ts";
import type { Approval } from "../../../server/publishing/review/approvals.ts";
import type { ReviewState } from "../../../server/publishing/review/review.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import type { DeskArgs } from "../rendering/desk-route.ts";
import { Moment } from "../ui/moment.tsx";
import styles from "./review.module.css";

export type ReviewView = ReviewState & {
  openComments: number;
  /** Whether there is anything that visitors do not read yet. */
  isPending: boolean;
};

export async function readReview({ desk }: Pick<DeskArgs, "desk">, edition: Edition): Promise<ReviewView> {
  const [state, openComments] = await Promise.all([
    desk.review.stateOf(edition),
    desk.review.countOpenComments(edition.id),
  ]);
  return { ...state, openComments, isPending: edition.revision !== edition.publicRevision };
}

/** What happened in the review of a text, for its writers and its reviewers. `address`: its review page. */
export function ReviewStatus({ review, address }: { review: ReviewView; address?: string }) {
  const words = useDeskWords().review.status;
  const { request, approval, earlierApproval, openComments, isPending } = review;
  const isRequired = review.isSecondPersonRequired && isPending && !approval;
  if (!request && !approval && !earlierApproval && !openComments && !isRequired) return null;
  const tone = approval && isPending ? "approved" : request?.state;
  return (
    <section aria-label={words.label} className={styles.status} data-state={tone}>
      {request?.state === "ready" && (
        <>
          <p>{words.ready(named(request.by.name, request.at))}</p>
          <Note text={request.note} />
        </>
      )}
      {request?.state === "sent back" && request.answer && (
        <>
          <p>{words.sentBack(named(request.answer.by, request.answer.at))}</p>
          <Note text={request.answer.note} />
        </>
      )}
      {approval && isPending && (
        <p>
          <Approved {...approval} />
        </p>
      )}
      {earlierApproval && isPending && <p>{words.earlier(named(earlierApproval.by, earlierApproval.at))}</p>}
      {isRequired && <p>{words.required}</p>}
      {openComments > 0 && (
        <p>
          {address ? (
            <a href={`${address}#comments`}>{words.comments({ count: openComments })}</a>
          ) : (
            words.comments({ count: openComments })
          )}
        </p>
      )}
    </section>
  );
}

function Approved({ by, at, linkMaker }: Approval) {
  const words = useDeskWords().review.status;
  if (linkMaker === null) return words.approved(named(by, at));
  return words.approvedByLink<ReactNode>({ ...named(by, at), maker: <bdi key="maker">{linkMaker}</bdi> });
}

export const named = (name: string, at: string) => ({
  name: <bdi key="name">{name}</bdi>,
  moment: <Moment key="moment" instant={at} />,
});

export function Note({ text }: { text: string }) {
  return (
    text && (
      <blockquote dir="auto" className={styles.note}>
        {text}
      </blockquote>
    )
  );
}
