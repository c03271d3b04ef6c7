import { useLoaderData } from "react-router";
import { Notice } from "../../ui/notice.tsx";
import hidden from "../../ui/visually-hidden.module.css";
import type { DeskWords } from "../../words/translation.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import type { Access } from "../rendering/desk-route.ts";
import { Icon } from "../ui/icon.tsx";
import { TimesNote } from "../ui/moment.tsx";
import { loadState } from "./load-state.ts";
import styles from "./state.module.css";
import { type Line, useLines } from "./state-lines.tsx";

export const role: Access = "publisher";
export const title = (_: unknown, { state }: DeskWords) => state.title;

export const loader = loadState;

export default function State() {
  const loaded = useLoaderData<typeof loader>();
  const { state: words } = useDeskWords();
  const count = loaded.problems.length;
  return (
    <>
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      <Notice tone={count > 0 ? "error" : "success"}>
        {count > 0 ? words.wrong({ count }) : words.allFine}
      </Notice>
      <dl className={styles.lines}>
        {useLines(loaded).map((line) => (
          <StateLine key={line.name} {...line} />
        ))}
      </dl>
      <TimesNote />
    </>
  );
}

function StateLine({ name, mark, text, advice }: Line) {
  const { state: words } = useDeskWords();
  return (
    <div className={styles[mark]}>
      <span className={styles.mark} aria-hidden="true">
        {mark === "fine" && <Icon name="done" />}
        {mark === "wrong" && "!"}
      </span>
      <dt>
        <span className={hidden.hidden}>{words.marks[mark]} </span>
        {words.headings[name]}
      </dt>
      <dd>
        {text}
        {advice && <p className={styles.advice}>{advice}</p>}
      </dd>
    </div>
  );
}
