import type { FileShown, Post } from "../../../server/inbox/conversations/read-conversation.ts";
import { formatFileSize } from "../../ui/format-file-size.ts";
import { listSeparator } from "../../ui/list-separator.ts";
import { useLanguage } from "../../ui/page-language.ts";
import { RenderedProse } from "../../ui/prose.tsx";
import { DeliveryStatus } from "../islands/delivery-status.tsx";
import { DeskIsland } from "../islands/desk-island.tsx";
import { forIslands, useDeskWords } from "../rendering/desk-language.ts";
import { StoredText, storedText } from "../rendering/stored-text.tsx";
import { Moment } from "../ui/moment.tsx";
import { deliveryIn } from "./delivery-status.ts";
import styles from "./enquiries.module.css";
import { conversationAddress } from "./inbox-address.ts";

/** `html`: only for replies, which are Markdown. */
export type ShownPost = Omit<Post, "staff_id"> & { html: string | null };

export function Posts({ reference, posts }: { reference: string; posts: ShownPost[] }) {
  const { posts: words, delivery } = useDeskWords().enquiries;
  const reader = useLanguage();
  const separator = listSeparator(reader);
  return (
    <ol className={styles.posts}>
      {posts.map((post) =>
        post.kind === "line" ? (
          <li key={post.id} className={styles.happened}>
            <StoredText of="lines" text={post.text} />{" "}
            {post.author && (
              <>
                <StoredAuthor name={post.author} />
                {separator}
              </>
            )}
            <Moment instant={post.at} />
          </li>
        ) : (
          <li key={post.id} className={styles.post} data-kind={post.kind}>
            <h2>{words[post.kind]}</h2>
            <p className={styles.by}>
              <bdi>{post.author}</bdi>
              {separator}
              <Moment instant={post.at} />
            </p>
            {post.dmarc === "fail" && <p className={styles.failed}>{words.forged}</p>}
            {post.html === null ? (
              <p className={styles.words} dir="auto">
                {post.text}
              </p>
            ) : (
              <div dir="auto">
                <RenderedProse html={post.html} />
              </div>
            )}
            {post.signature && (
              <p className={styles.words} dir="auto">
                {post.signature}
              </p>
            )}
            {post.quoted && (
              <details>
                <summary>{words.quoted}</summary>
                <p className={styles.words} dir="auto">
                  {post.quoted}
                </p>
              </details>
            )}
            <Files reference={reference} files={post.files} />
            {post.delivery && (
              <DeskIsland
                name="delivery"
                component={DeliveryStatus}
                props={{
                  delivery: deliveryIn(reader, post.delivery),
                  address: `${conversationAddress(reference)}/deliveries/${post.id}`,
                  words: forIslands(delivery),
                }}
              />
            )}
          </li>
        ),
      )}
    </ol>
  );
}

/** A colleague, or a part of the site. */
const StoredAuthor = ({ name }: { name: string }) => (
  <bdi>{storedText(useLanguage(), "authors", name) ?? name}</bdi>
);

function Files({ reference, files }: { reference: string; files: FileShown[] }) {
  const { posts: words } = useDeskWords().enquiries;
  if (files.length === 0) return null;
  return (
    <ul aria-label={words.files} className={styles.files}>
      {files.map(({ id, name, bytes, media_id, dropped }) => (
        <li key={id}>
          {dropped === null ? (
            <a href={media_id ? `/desk/media/${media_id}` : `${conversationAddress(reference)}/files/${id}`}>
              <bdi>{name}</bdi>
            </a>
          ) : (
            <bdi>{name}</bdi>
          )}{" "}
          <small>
            {dropped === null ? (
              <bdi>{formatFileSize(bytes)}</bdi>
            ) : (
              words.notStored({ reason: <StoredText key="reason" of="files" text={dropped} /> })
            )}
          </small>
        </li>
      ))}
    </ul>
  );
}
