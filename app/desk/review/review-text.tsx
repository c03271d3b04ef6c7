import type { Comment } from "../../../server/publishing/review/comments.ts";
import { commentLimits } from "../../../server/publishing/review/review-limits.ts";
import { Field } from "../../ui/field.tsx";
import { inLanguage } from "../editions/language-name.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import { Button } from "../ui/button.tsx";
import { CommentList } from "./comment-list.tsx";
import styles from "./review.module.css";

export type ShownText = {
  fields: { field: string; label: string; blocks: string[][] }[];
  /** Whether there is more text than the page shows. */
  isCut: boolean;
};

type ReviewTextProps = {
  /** Undefined if it is too complex to show. */
  text: ShownText | undefined;
  language: string;
  comments: Comment[];
  problem: string | undefined;
  typed: { sentence: string; comment: string };
};

const commentForm = "comment";

/**
 * The text sentence by sentence. Each sentence is a radio button, so that a comment on it needs no script; comments stand
 * below the paragraph of their sentence.
 */
export function ReviewText({ text, language, comments, problem, typed }: ReviewTextProps) {
  const words = useDeskWords().review.comments;
  const open = comments.filter(({ resolved }) => !resolved);
  const isShown = ({ field, quote }: Comment) =>
    text?.fields.some((one) => one.field === field && one.blocks.some((block) => block.includes(quote)));
  const earlier = open.filter((comment) => !isShown(comment));
  return (
    <section aria-labelledby="comments" className={styles.text}>
      <h2 id="comments">{words.heading}</h2>
      {text ? <p>{words.help}</p> : <p>{words.tooComplex}</p>}
      <div role="radiogroup" aria-label={words.legend} className={styles.paper}>
        {text?.fields.map(({ field, label, blocks }) => (
          <div key={field}>
            <h3>{label}</h3>
            {blocks.map((sentences, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph may occur twice.
              <div key={index} className={styles.block}>
                <p {...inLanguage(language)}>
                  {sentences.map((sentence, place) => (
                    <Sentence
                      // biome-ignore lint/suspicious/noArrayIndexKey: a sentence may occur twice.
                      key={place}
                      value={`${field}\n${sentence}`}
                      isChosen={typed.sentence === `${field}\n${sentence}`}
                    >
                      {sentence}
                    </Sentence>
                  ))}
                </p>
                <CommentList
                  comments={open.filter((one) => one.field === field && firstIn(blocks, one.quote) === index)}
                />
              </div>
            ))}
          </div>
        ))}
      </div>
      {text?.isCut && <p>{words.more}</p>}
      {text && (
        <form id={commentForm} method="post" className={styles.comment}>
          <Field
            id="comment-text"
            label={words.text}
            name="comment"
            rows={2}
            maxLength={commentLimits.characters}
            defaultValue={typed.comment}
            error={problem}
          />
          <Button act="comment">{words.add}</Button>
        </form>
      )}
      {earlier.length > 0 && (
        <>
          <h3>{words.earlier}</h3>
          <p>{words.earlierHelp}</p>
          <CommentList comments={earlier} showQuote />
        </>
      )}
      <Resolved comments={comments.filter(({ resolved }) => resolved)} />
    </section>
  );
}

/** A sentence that occurs twice shows its comments once. */
const firstIn = (blocks: string[][], quote: string) => blocks.findIndex((block) => block.includes(quote));

function Sentence({ value, isChosen, children }: { value: string; isChosen: boolean; children: string }) {
  return (
    <>
      <label className={styles.sentence}>
        <input type="radio" name="sentence" value={value} form={commentForm} defaultChecked={isChosen} />
        {children}
      </label>{" "}
    </>
  );
}

function Resolved({ comments }: { comments: Comment[] }) {
  const words = useDeskWords().review.comments;
  if (comments.length === 0) return null;
  return (
    <details>
      <summary>{words.resolved}</summary>
      <CommentList comments={comments} showQuote />
    </details>
  );
}
