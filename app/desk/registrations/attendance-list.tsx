import { Field } from "../../ui/field.tsx";
import { type AttendancePage, aboutRow, mostShown } from "../attendance/attendance-page.ts";
import type { AttendeeRow } from "../attendance/attendee.ts";
import { foundBy } from "../attendance/find-attendees.ts";
import { forIslands, useDeskWords } from "../rendering/desk-language.ts";
import { Button } from "../ui/button.tsx";
import styles from "./attendance-list.module.css";

type Props = Omit<AttendancePage, "words"> & {
  /** What the form without script sought. */
  q: string;
  notice: { what: "came" | "notHere" | "unknown"; name: string } | undefined;
};

/** Ticks who came. Here every tick is a form that is sent; app/desk/attendance makes it work offline. */
export function AttendanceList({ q, notice, ...page }: Props) {
  const { attendance, registrations } = useDeskWords();
  const { title, field, fieldHint, tick, tooMany, ...words } = attendance;
  const { states, seats } = registrations;
  const { people, address } = page;
  const found = foundBy(people, q);
  const came = people.filter(([, , , , attended]) => attended).length;
  const script: AttendancePage = { ...page, words: forIslands({ ...words, states, seats }) };
  return (
    <div data-attendance={JSON.stringify(script)} className={styles.attendance}>
      <form method="post" className={styles.find}>
        <Field
          data-part="field"
          id="code"
          name="code"
          label={field}
          hint={fieldHint}
          defaultValue={q}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={200}
        />
        <Button act="code">{tick}</Button>
      </form>
      <p role="status" data-part="said" className={styles.said}>
        {notice && words.said[notice.what]({ name: notice.name })}
      </p>
      <p className={styles.count}>
        <span data-part="count">{words.counted({ came, all: people.length })}</span>{" "}
        <small data-part="status" />{" "}
        <a href={`/desk/sign-in?next=${encodeURIComponent(address)}`} data-part="sign-in" hidden>
          {words.signIn}
        </a>
      </p>
      <form method="post">
        <input type="hidden" name="act" value="tick" />
        <ul data-part="list" className={styles.list}>
          {found.slice(0, mostShown).map((person) => (
            <Row key={person[0]} person={person} />
          ))}
        </ul>
      </form>
      <p data-part="no-matches" hidden={found.length > 0}>
        {words.noMatches}
      </p>
      <p data-part="more">{found.length > mostShown && words.more({ count: found.length - mostShown })}</p>
    </div>
  );
}

/** The same elements as in app/desk/attendance/attendance.ts. */
function Row({ person }: { person: AttendeeRow }) {
  const { states, seats } = useDeskWords().registrations;
  const [id, name, , , attended] = person;
  return (
    <li>
      <button type="submit" name="tick" value={`${id} ${attended ? 0 : 1}`} aria-pressed={attended === true}>
        <span />
        <bdi>{name}</bdi>
        <small>{aboutRow(person, { states }, (number) => seats({ seats: number }))}</small>
      </button>
    </li>
  );
}
