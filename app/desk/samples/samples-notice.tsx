import { mayActAs } from "../../../server/staff/roles.ts";
import type { DeskWords } from "../../words/translation.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
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
  const { samples: words } = useDeskWords();
  if (records === 0 && !(removed && mayRemove)) return null;
  return (
    <section className={styles.notice} aria-label={words.title}>
      <p>
        {records > 0 ? (
          <SamplesSentence records={records} shown={shown} />
        ) : (
          removed && words.removedUntil({ until: <Moment key="until" instant={removed.until} /> })
        )}
      </p>
      {mayRemove ? (
        <p>
          <a href="/desk/samples">{records > 0 ? words.view : words.title}</a>
        </p>
      ) : (
        <p>{words.publisherRemoves}</p>
      )}
    </section>
  );
}

export function SamplesSentence({ records, shown }: Pick<NoticeProps, "records" | "shown">) {
  const { samples: words } = useDeskWords();
  return (
    <>
      <strong>{words.count({ count: records })}</strong> {visibility(words, records, shown)}
    </>
  );
}

function visibility(words: DeskWords["samples"], records: number, shown: number): string {
  if (shown === 0) return words.hidden;
  return shown < records ? words.someShown({ shown }) : words.allShown({ count: records });
}
