import { useLoaderData } from "react-router";
import { Notice } from "../../ui/notice.tsx";
import hidden from "../../ui/visually-hidden.module.css";
import type { DeskWords } from "../../words/translation.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";
import { Icon } from "../ui/icon.tsx";
import { TimesNote } from "../ui/moment.tsx";
import styles from "./state.module.css";
import { type Line, useLines } from "./state-lines.tsx";
import { problemsOf, readState } from "./state-problems.ts";

export const role: Access = "publisher";
export const title = (_: unknown, { state }: DeskWords) => state.title;

export async function loader({ desk, site }: DeskArgs) {
  const state = await readState({ desk });
  const { alertEmail, alertWebhook, smtpUrl } = site.settings;
  return {
    state,
    problems: problemsOf(state),
    process: {
      release: desk.release,
      startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
      memory: process.memoryUsage.rss(),
    },
    alerts: { email: alertEmail, byMail: smtpUrl !== undefined, byWebhook: alertWebhook !== undefined },
  };
}

export type Loaded = Awaited<ReturnType<typeof loader>>;

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
