import { redirect, useActionData, useLoaderData } from "react-router";
import { problemSentences } from "../../../server/publishing/problem-sentences.ts";
import { formatDate } from "../../ui/format-date.ts";
import { Notice } from "../../ui/notice.tsx";
import type { DeskWords } from "../../words/translation.ts";
import { RecordCounts, readRecordCounts } from "../counts/record-counts.tsx";
import { addressAndTitle, editionAddress, titleOf } from "../editions/edition-address.ts";
import { writableEditionIn } from "../editions/find-edition.ts";
import { ActNotice, errorNotice, type NoticeContent } from "../rendering/act-notice.tsx";
import { useDeskWords } from "../rendering/desk-language.ts";
import type { Access, ActArgs, Acts, DeskArgs } from "../rendering/desk-route.ts";
import { Button } from "../ui/button.tsx";
import { Moment, TimesNote } from "../ui/moment.tsx";
import { usePageSettings } from "../ui/page-settings.ts";
import rows from "../ui/rows.module.css";
import styles from "./history.module.css";
import { current, readHistory } from "./read-history.ts";
import { ShownChanges } from "./shown-changes.tsx";

export const role: Access = "translator";
export const title = ({ edition }: Loaded, words: DeskWords) =>
  words.history.title({ title: titleOf(words, edition) }).join("");

export async function loader(args: DeskArgs) {
  const edition = await writableEditionIn(args);
  return {
    edition: { ...addressAndTitle(edition), publicRevision: edition.publicRevision },
    restored: args.url.searchParams.has("restored"),
    counts: await readRecordCounts(args, edition),
    ...(await readHistory(args, edition)),
  };
}

export const acts: Acts = {
  /** A change like any other: visitors see it once it is published. */
  restore: {
    role: "translator",
    async run(args: ActArgs) {
      const { desk, session, form } = args;
      const edition = await writableEditionIn(args);
      const done = await desk.editions.restore(session.person, edition.id, String(form.get("version")));
      if (done.outcome !== "refused") return redirect(`${editionAddress(edition, "history")}?restored`);
      return errorNotice(problemSentences(done.problems, edition, args).map(({ sentence }) => sentence));
    },
  },
};

type Loaded = Awaited<ReturnType<typeof loader>>;

export default function History() {
  const { edition, restored, counts, versions, from, to, changed } = useLoaderData<typeof loader>();
  const answer = useActionData<NoticeContent>();
  const all = useDeskWords();
  const { history: words, common } = all;
  return (
    <>
      <h1>{words.title({ title: <bdi key="title">{titleOf(all, edition)}</bdi> })}</h1>
      {answer && <ActNotice {...answer} />}
      {restored && !answer && <Notice tone="success">{words.restored}</Notice>}
      <p>
        <a href={editionAddress(edition)}>{common.backToWriting}</a>
      </p>
      {counts && <RecordCounts points={counts} />}
      {changed && (
        <>
          <h2>{words.changes}</h2>
          <form method="get" className={styles.compare}>
            <VersionSelect name="from" label={words.from} versions={versions} chosen={from} />
            <VersionSelect name="to" label={words.until} versions={versions} chosen={to} />
            <Button variant="outline">{words.compare}</Button>
          </form>
          <ShownChanges fields={changed} />
        </>
      )}
      <h2>{words.versions}</h2>
      {versions.length === 0 && <p>{words.none}</p>}
      <ol className={rows.rows}>
        {versions.map(({ id, act, author, at }, index) => (
          <li key={id}>
            <p id={`version-${id}`}>
              {(author.name ? words.versionBy : words.versionWithoutAuthor)({
                act: <strong key="act">{words.acts[act]}</strong>,
                name: <bdi key="name">{author.name}</bdi>,
                moment: <Moment key="moment" instant={at} />,
              })}
            </p>
            {index > 0 && id !== current && (
              <form method="post">
                <input type="hidden" name="version" value={id} />
                <Button act="restore" variant="outline" aria-describedby={`version-${id}`}>
                  {words.restore}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ol>
      {edition.publicRevision !== null && <p>{words.publishNote}</p>}
      <TimesNote />
    </>
  );
}

type VersionSelectProps = {
  name: string;
  label: string;
  versions: Loaded["versions"];
  chosen: string | undefined;
};

function VersionSelect({ name, label, versions, chosen }: VersionSelectProps) {
  const { language, timeZone } = usePageSettings();
  const { history: words } = useDeskWords();
  return (
    <label>
      {label}
      <select name={name} defaultValue={chosen}>
        {versions.map(({ id, act, author, at }) => (
          <option key={id} value={id}>
            {(author.name ? words.option : words.optionWithoutAuthor)({
              act: words.acts[act],
              name: author.name,
              moment: formatDate({ instant: at, form: "date-time", timeZone, language }),
            })}
          </option>
        ))}
      </select>
    </label>
  );
}
