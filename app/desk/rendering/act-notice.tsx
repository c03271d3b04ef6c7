import { data } from "react-router";
import { Notice } from "../../ui/notice.tsx";

/** What an act reports, at the top of its page. */
export type NoticeContent = { tone: "success" | "error"; sentences: string[] };

export const errorNotice = (sentences: string[]) =>
  data({ tone: "error", sentences } satisfies NoticeContent, { status: 422 });

export function ActNotice({ tone, sentences }: NoticeContent) {
  return (
    <Notice tone={tone}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}
