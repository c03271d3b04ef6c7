import { useLanguage, useWords } from "../../rendering/language.ts";
import { formatDate } from "../../ui/format-date.ts";
import { listSeparator } from "../../ui/list-separator.ts";
import { RenderedProse } from "../../ui/prose.tsx";
import styles from "./my-data.module.css";
import type { RenderedConversation } from "./render-conversation.ts";

type Post = RenderedConversation["posts"][number];

/** All messages between the visitor and us, oldest first. */
export function Conversation({ subject, posts }: Pick<RenderedConversation, "subject" | "posts">) {
  return (
    <>
      <p className={styles.subject} dir="auto">
        {subject}
      </p>
      <ol className={styles.posts}>
        {posts.map((post) => (
          <li key={`${post.at} ${post.from} ${post.text}`} className={styles.post}>
            <WrittenPost post={post} />
          </li>
        ))}
      </ol>
    </>
  );
}

function WrittenPost({ post: { at, from, text, html, quoted, files } }: { post: Post }) {
  const { conversation: words } = useWords().myData;
  const comma = listSeparator(useLanguage());
  return (
    <>
      <h3 className={styles.author}>
        {words[from]}
        {comma}
        <UtcTime instant={at} />
      </h3>
      {html === undefined ? (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      ) : (
        <RenderedProse html={html} />
      )}
      {quoted && (
        <details className={styles.quoted}>
          <summary>{words.quoted}</summary>
          <p className={styles.text} dir="auto">
            {quoted}
          </p>
        </details>
      )}
      {files.length > 0 && (
        <p className={styles.note}>
          {words.files}:{" "}
          <bdi>{files.map(({ name, kept }) => (kept ? name : words.notKept({ name }))).join(comma)}</bdi>
        </p>
      )}
    </>
  );
}

/** To the minute, in UTC, because the visitor's time zone is unknown. */
export function UtcTime({ instant }: { instant: string }) {
  const { myData } = useWords();
  const moment = formatDate({ instant, form: "date-time", timeZone: "UTC", language: useLanguage() });
  return <time dateTime={instant}>{myData.facts.inUtc({ moment })}</time>;
}
