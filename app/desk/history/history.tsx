import { redirect, useActionData, useLoaderData } from "react-router";
import { formatDate } from "../../ui/format-date.ts";
import { Notice } from "../../ui/notice.tsx";
import { addressAndTitle, editionAddress, titleOf } from "../editions/edition-address.ts";
import { editionIn } from "../editions/find-edition.ts";
import { ActNotice, errorNotice, type NoticeContent } from "../rendering/act-notice.tsx";
import type { Access, ActArgs, Acts, DeskArgs } from "../rendering/desk-route.ts";
import { Button } from "../ui/button.tsx";
import { Moment, TimesNote } from "../ui/moment.tsx";
import { usePageSettings } from "../ui/page-settings.ts";
import styles from "./history.module.css";
import { current, readHistory } from "./read-history.ts";
import { ShownChanges } from "./shown-changes.tsx";

export const role: Access = "writer";
export const title = ({ edition }: Awaited<ReturnType<typeof loader>>) => `History of ${titleOf(edition)}`;

export async function loader(args: DeskArgs) {
  const edition = await editionIn(args);
  return {
    edition: { ...addressAndTitle(edition), publicRevision: edition.publicRevision },
    restored: args.url.searchParams.has("restored"),
    ...(await readHistory(args, edition)),
  };
}

export const acts: Acts = {
  /** A change like any other: visitors see it once it is published. */
  restore: {
    role: "writer",
    async run(args: ActArgs) {
      const { desk, session, form } = args;
      const edition = await editionIn(args);
      const done = await desk.editions.restore(session.person, edition.id, String(form.get("version")));
      if (done.outcome !== "refused") return redirect(`${editionAddress(edition, "history")}?restored`);
      return errorNotice(done.problems.map(({ sentence }) => sentence));
    },
  },
};

type Loaded = Awaited<ReturnType<typeof loader>>;

const actNames: Record<Loaded["versions"][number]["act"], string> = {
  written: "Current text, not saved as a version yet",
  saved: "Saved",
  published: "Published",
  scheduled: "Scheduled",
  withdrawn: "Withdrawn",
  restored: "Restored",
  deleted: "Deleted",
};

export default function History() {
  const { edition, restored, versions, from, to, changed } = useLoaderData<typeof loader>();
  const answer = useActionData<NoticeContent>();
  return (
    <>
      <h1>
        History of <bdi>{titleOf(edition)}</bdi>
      </h1>
      {answer && <ActNotice {...answer} />}
      {restored && !answer && <Notice tone="success">Restored as a new version.</Notice>}
      <p>
        <a href={editionAddress(edition)}>Back to writing</a>
      </p>
      {changed && (
        <>
          <h2>What changed</h2>
          <form method="get" className={styles.compare}>
            <VersionSelect name="from" label="From" versions={versions} chosen={from} />
            <VersionSelect name="to" label="To" versions={versions} chosen={to} />
            <Button variant="outline">Compare</Button>
          </form>
          <ShownChanges fields={changed} />
        </>
      )}
      <h2>Versions</h2>
      {versions.length === 0 && <p>Nothing saved yet.</p>}
      <ol className={styles.versions}>
        {versions.map(({ id, act, author, at }, index) => (
          <li key={id}>
            <p id={`version-${id}`}>
              <strong>{actNames[act]}</strong>{" "}
              {author.name && (
                <>
                  by <bdi>{author.name}</bdi>,{" "}
                </>
              )}
              <Moment instant={at} />
            </p>
            {index > 0 && id !== current && (
              <form method="post">
                <input type="hidden" name="version" value={id} />
                <Button act="restore" variant="outline" aria-describedby={`version-${id}`}>
                  Restore
                </Button>
              </form>
            )}
          </li>
        ))}
      </ol>
      {edition.publicRevision !== null && (
        <p>A restored version has to be published: until then, visitors keep reading the current one.</p>
      )}
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
  return (
    <label>
      {label}
      <select name={name} defaultValue={chosen}>
        {versions.map(({ id, act, author, at }) => (
          <option key={id} value={id}>
            {formatDate({ instant: at, form: "date-time", timeZone, language })}, {actNames[act]}
            {author.name && ` (${author.name})`}
          </option>
        ))}
      </select>
    </label>
  );
}
