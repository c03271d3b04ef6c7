import type { Comment } from "../../../server/publishing/review/comments.ts";
import { commentLimits } from "../../../server/publishing/review/review-limits.ts";
import { Field } from "../../ui/field.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { useDeskWords } from "../rendering/desk-language.ts";
import { Button } from "../ui/button.tsx";
import styles from "./review.module.css";
import { named } from "./review-status.tsx";

type CommentListProps = {
  comments: Comment[];
  /** Where the sentence itself is not beside the comment. */
  showQuote?: boolean;
};

export function CommentList({ comments, showQuote = false }: CommentListProps) {
  if (comments.length === 0) return null;
  return (
    <ul className={styles.comments}>
      {comments.map((comment) => (
        <li key={comment.id} id={`comment-${comment.id}`}>
          <OneComment comment={comment} showQuote={showQuote} />
        </li>
      ))}
    </ul>
  );
}

function OneComment({ comment, showQuote }: { comment: Comment; showQuote: boolean }) {
  const words = useDeskWords().review.comments;
  const { id, quote, text, by, at, resolved, answers } = comment;
  return (
    <>
      {/* Beside the text it is clear which paragraph is meant, but not which sentence. */}
      <blockquote dir="auto" className={showQuote ? styles.note : styles.quote}>
        {quote}
      </blockquote>
      <Said {...{ text, by, at }} />
      {answers.map((answer) => (
        <div key={answer.id} className={styles.answer}>
          <Said {...answer} />
        </div>
      ))}
      {resolved ? (
        <p className={styles.quiet}>{words.resolvedBy(named(resolved.by, resolved.at))}</p>
      ) : (
        <div className={styles.acts}>
          <details>
            <summary>
              <span aria-hidden="true">{words.answer}</span>
              <VisuallyHidden>{words.answerTo({ name: by })}</VisuallyHidden>
            </summary>
            <form method="post" className={styles.form}>
              <input type="hidden" name="id" value={id} />
              <Field
                id={`answer-${id}`}
                label={words.answerTo({ name: by })}
                name="comment"
                rows={2}
                maxLength={commentLimits.characters}
              />
              <Button act="answer comment" variant="outline">
                {words.answer}
              </Button>
            </form>
          </details>
          <form method="post">
            <input type="hidden" name="id" value={id} />
            <Button act="resolve comment" variant="outline">
              <span aria-hidden="true">{words.resolve}</span>
              <VisuallyHidden>{words.resolveOf({ name: by })}</VisuallyHidden>
            </Button>
          </form>
        </div>
      )}
    </>
  );
}

function Said({ text, by, at }: { text: string; by: string; at: string }) {
  const words = useDeskWords().review.comments;
  return (
    <>
      <p className={styles.quiet}>{words.by(named(by, at))}</p>
      <p dir="auto" className={styles.said}>
        {text}
      </p>
    </>
  );
}
