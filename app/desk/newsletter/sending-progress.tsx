import type { ReactNode } from "react";
import type { Sending } from "../../../server/newsletter/staff-sendings.ts";
import type { DeskWords } from "../../words/translation.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import { Button } from "../ui/button.tsx";
import { Moment } from "../ui/moment.tsx";
import styles from "./newsletter.module.css";

type SendingProgressProps = { sending: Sending; mayAct: boolean };

/** The numbers of a sending that are not zero, in this order. */
const shown = [
  ...(["sent", "waiting", "refused", "failed", "skipped"] as const),
  ...(["bounced", "complained", "left", "repeated"] as const),
];

/**
 * How far a sending is, with the buttons that stop and continue it. With script, it is refreshed while mails are sent:
 * see app/desk/islands/refresh-parts.ts.
 */
export function SendingProgress({ sending, mayAct }: SendingProgressProps) {
  const { sendings: words } = useDeskWords().newsletter;
  const { id, state, asksBecause } = sending;
  const numbers = { ...sending.numbers, waiting: sending.numbers.waiting + sending.numbers.sending };
  const settled = numbers.total - numbers.waiting;
  return (
    <section id={`sending-${id}`} data-refresh={state === "sending" ? "" : undefined}>
      <p>
        <strong>{stateOf(words, sending)}</strong>
        {asksBecause && ` ${words.because[asksBecause]}`}
      </p>
      {state === "sending" && (
        <p>
          <progress max={Math.max(1, numbers.total)} value={settled} aria-hidden="true" />{" "}
          {words.progress({ done: settled, total: numbers.total })}
        </p>
      )}
      <dl className={styles.numbers}>
        {shown
          .filter((name) => numbers[name] > 0)
          .map((name) => (
            <div key={name}>
              <dt>{words.numbers[name]}</dt>
              <dd>{numbers[name]}</dd>
            </div>
          ))}
      </dl>
      {mayAct && state !== "done" && (
        <form method="post" className={styles.acts}>
          <input type="hidden" name="sending" value={id} />
          {state === "stopped" && <Button act="resume">{words.resume}</Button>}
          {state === "asking" && <Button act="resume">{words.sendAnyway}</Button>}
          {state === "asking" && (
            <Button act="stop" variant="outline">
              {words.cancel}
            </Button>
          )}
          {(state === "sending" || state === "scheduled") && (
            <Button act="stop" variant="outline">
              {words.stop}
            </Button>
          )}
        </form>
      )}
    </section>
  );
}

type Words = DeskWords["newsletter"]["sendings"];

function stateOf({ states }: Words, { state, dueAt, finishedAt }: Sending): ReactNode {
  const moment = (instant: string) => ({ moment: <Moment key="moment" instant={instant} /> });
  if (state === "scheduled") return states.scheduled<ReactNode>(moment(dueAt));
  if (state === "done") return states.done<ReactNode>(moment(finishedAt ?? dueAt));
  return states[state];
}

/** "What to expect", or what else was sent. */
export function sendingName({ sendings: words }: DeskWords["newsletter"], sending: Sending): ReactNode {
  const { kind, record, frequency } = sending;
  if (record) return <bdi>{record.title}</bdi>;
  return kind === "digest" && frequency ? words.digests[frequency] : words.invitation;
}
