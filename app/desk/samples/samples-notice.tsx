import { mayActAs } from "../../../server/staff/roles.ts";
import type { DeskArgs } from "../rendering/desk-route.ts";
import { Moment } from "../ui/moment.tsx";
import styles from "./samples.module.css";

export async function readSamples({ desk, session }: Pick<DeskArgs, "desk" | "session">) {
  const { records, shown, removed } = await desk.editions.samples();
  return { records, shown, removed, mayRemove: mayActAs(session.person.role, "publisher") };
}

type NoticeProps = Awaited<ReturnType<typeof readSamples>>;

/** On the desk's home page, while there are samples or they can be brought back. */
export function SamplesNotice({ records, shown, removed, mayRemove }: NoticeProps) {
  if (records === 0 && !(removed && mayRemove)) return null;
  return (
    <section className={styles.notice} aria-label="Samples">
      <p>
        {records > 0 ? (
          <SamplesSentence records={records} shown={shown} />
        ) : (
          removed && (
            <>
              The samples were removed. They can be brought back until <Moment instant={removed.until} />.
            </>
          )
        )}
      </p>
      {mayRemove ? (
        <p>
          <a href="/desk/samples">{records > 0 ? "View or remove samples" : "Samples"}</a>
        </p>
      ) : (
        <p>A publisher can remove all of them.</p>
      )}
    </section>
  );
}

export function SamplesSentence({ records, shown }: Pick<NoticeProps, "records" | "shown">) {
  return (
    <>
      <strong>
        {records === 1 ? "1 record is an invented example." : `${records} records are invented examples.`}
      </strong>{" "}
      {visibility(records, shown)}
    </>
  );
}

function visibility(records: number, shown: number): string {
  if (shown === 0) return "Visitors cannot read them.";
  if (shown < records) return `Visitors can read ${shown} of them.`;
  return `Visitors can read ${records === 1 ? "it" : "them"}.`;
}
