import { type FormEvent, type MouseEvent, useRef, useState } from "react";
import { Field } from "../../ui/field.tsx";
import type { DeskTranslation } from "../../words/translation.ts";
import { Button } from "../ui/button.tsx";
import { useFillMessage } from "../ui/page-settings.ts";
import styles from "./attendance-list.module.css";
import type { AttendeeRow } from "./attendee.ts";
import { codeIn, foundBy } from "./find-attendees.ts";
import { useTicks } from "./use-ticks.ts";

type Words = DeskTranslation["attendance"] & Pick<DeskTranslation["registrations"], "states" | "seats">;

type Props = {
  event: string;
  /** Of the page. */
  address: string;
  people: AttendeeRow[];
  /** When the server read them. */
  at: string;
  /** What the form without script sought. */
  q: string;
  notice: { what: "came" | "notHere" | "unknown"; name: string } | undefined;
  words: Words;
};

/** Rows on the screen. More would make a phone slow, and no one scrolls that far at a door. */
const mostShown = 100;

/** Ticks who came, also offline. Without script every tick is a form that is sent. */
export function AttendanceList({ event, address, people: first, at, q, notice, words }: Props) {
  const { people, tick, waiting, status } = useTicks({ event, address, people: first, at });
  const [typed, setTyped] = useState(q);
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState(notice);
  const fill = useFillMessage();
  const found = foundBy(people, typed);
  const came = people.filter(([, , , , attended]) => attended).length;

  const mark = (person: AttendeeRow, attended: boolean) => {
    tick(person[0], attended);
    setSaid({ what: attended ? "came" : "notHere", name: person[1] });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = codeIn(typed);
    const person = code && people.find(([id]) => codeIn(id) === code);
    if (person) {
      mark(person, true);
      setTyped("");
      if (field.current) field.current.value = "";
    } else if (code) setSaid({ what: "unknown", name: "" });
  };

  return (
    <div className={styles.attendance}>
      <form method="post" onSubmit={submit} className={styles.find}>
        <Field
          id="code"
          name="code"
          label={words.field}
          hint={words.fieldHint}
          ref={field}
          defaultValue={q}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={200}
        />
        <Button act="code">{words.tick}</Button>
      </form>
      <p role="status" className={styles.said}>
        {said && fill(words.said[said.what], { name: said.name })}
      </p>
      <p className={styles.count}>
        {fill(words.counted, { came, all: people.length })} <small>{statusText()}</small>
        {status === "signed out" && (
          <>
            {" "}
            <a href={`/desk/sign-in?next=${encodeURIComponent(address)}`}>{words.signIn}</a>
          </>
        )}
      </p>
      <form method="post">
        <input type="hidden" name="act" value="tick" />
        <ul className={styles.list}>
          {found.slice(0, mostShown).map((person) => (
            <li key={person[0]}>
              <Row person={person} words={words} onTick={mark} />
            </li>
          ))}
        </ul>
      </form>
      {found.length === 0 && <p>{words.nobody}</p>}
      {found.length > mostShown && <p>{fill(words.more, { count: found.length - mostShown })}</p>}
    </div>
  );

  function statusText(): string {
    if (status === "signed out") return words.signedOut;
    if (waiting > 0) return fill(status === "offline" ? words.offline : words.sending, { count: waiting });
    return status === "offline" ? words.offlineNone : status === "saved" ? words.saved : "";
  }
}

type RowProps = {
  person: AttendeeRow;
  words: Words;
  onTick: (person: AttendeeRow, attended: boolean) => void;
};

function Row({ person, words, onTick }: RowProps) {
  const [id, name, seats, state, attended] = person;
  const fill = useFillMessage();
  const press = (event: MouseEvent) => {
    event.preventDefault();
    onTick(person, !attended);
  };
  return (
    <button
      type="submit"
      name="tick"
      value={`${id} ${attended ? 0 : 1}`}
      aria-pressed={attended === true}
      onClick={press}
      className={styles.row}
    >
      <span aria-hidden="true" className={styles.box} />
      <span className={styles.who}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.quiet}>
          {id}
          {seats > 1 && ` · ${fill(words.seats, { seats })}`}
          {state !== "confirmed" && ` · ${words.states[state]}`}
        </span>
      </span>
    </button>
  );
}
