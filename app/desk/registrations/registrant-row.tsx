import { directionOf, type Language } from "../../../languages.ts";
import type { Registrant } from "../../../server/registrations/registrants.ts";
import { moves } from "../../../server/registrations/staff-acts.ts";
import { Field } from "../../ui/field.tsx";
import { languageName } from "../editions/language-name.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import { StoredText } from "../rendering/stored-text.tsx";
import { Button } from "../ui/button.tsx";
import { Moment } from "../ui/moment.tsx";
import type { AnswerLine } from "./answer-lines.ts";
import { registrationsAddress } from "./event-registrations.ts";
import styles from "./registrations.module.css";

export type ShownRegistrant = Omit<Registrant, "answers"> & {
  answers: AnswerLine[];
  /** Whether the certificate is withdrawn. */
  isWithdrawn: boolean;
};

type Props = {
  row: ShownRegistrant;
  slug: string;
  reader: Language;
  isPublisher: boolean;
  isAdministrator: boolean;
  /** Whether the event is public: only then are there certificates. */
  isPublic: boolean;
  isOpen: boolean;
  /** A note that was refused. */
  typedNote: string | undefined;
};

/** One person: the essentials in a line, and the rest behind it. */
export function RegistrantRow(props: Props) {
  const { row, isPublisher, isOpen } = props;
  const { registrations: words, common } = useDeskWords();
  const nameId = `name-${row.id}`;
  return (
    <li id={`person-${row.id}`} className={styles.person}>
      {isPublisher && (
        <span className={styles.select}>
          <input
            type="checkbox"
            name="id"
            value={row.id}
            form="letter"
            aria-label={common.select}
            aria-describedby={nameId}
          />
        </span>
      )}
      <details open={isOpen}>
        <summary>
          <bdi id={nameId} className={styles.name}>
            {row.name}
          </bdi>
          <span className={styles.state} data-state={row.state}>
            {words.states[row.state]}
          </span>
          {row.seats > 1 && <span>{words.seats({ seats: row.seats })}</span>}
          {row.attended && <span>{words.came}</span>}
          {row.undelivered && <span className={styles.trouble}>{words.filters.undelivered}</span>}
          <span className={styles.code}>{row.id}</span>
          {row.note && (
            <span className={styles.noteLine} dir="auto">
              {row.note}
            </span>
          )}
        </summary>
        <Facts {...props} />
        <NoteForm {...props} />
        <RowButtons {...props} />
      </details>
    </li>
  );
}

function Facts({ row, reader }: Props) {
  const { registrations: words, common } = useDeskWords();
  return (
    <dl className={styles.facts}>
      <dt>{common.email}</dt>
      <dd>
        <a href={`mailto:${row.email}`} dir="ltr">
          {row.email}
        </a>
      </dd>
      <dt>{words.language}</dt>
      <dd>{languageName(row.language, reader)}</dd>
      <dt>{words.registered}</dt>
      <dd>
        <Moment instant={row.createdAt} />
      </dd>
      {row.offerUntil && (
        <>
          <dt>{words.offerUntil}</dt>
          <dd>
            <Moment instant={row.offerUntil} />
          </dd>
        </>
      )}
      {row.endedBy && (
        <>
          <dt>{words.states[row.state]}</dt>
          <dd>{words.endedBy[row.endedBy]}</dd>
        </>
      )}
      {row.undelivered && (
        <>
          <dt>{words.filters.undelivered}</dt>
          <dd>
            <StoredText of="delivery" text={row.undelivered} />
          </dd>
        </>
      )}
      {row.answers.map(({ id, question, lang, answer, isSensitive }) => (
        <div key={id} className={styles.answer}>
          <dt>
            <bdi lang={lang} dir={directionOf(lang)}>
              {question}
            </bdi>{" "}
            {isSensitive && <small>{words.isSensitive}</small>}
          </dt>
          <dd dir="auto">{answer}</dd>
        </div>
      ))}
    </dl>
  );
}

function NoteForm({ row: { id, note }, typedNote }: Props) {
  const { registrations: words } = useDeskWords();
  return (
    <form method="post" className={styles.note}>
      <input type="hidden" name="person" value={id} />
      <Field id={`note-${id}`} name="note" label={words.note} rows={2} defaultValue={typedNote ?? note} />
      <Button act="note" variant="outline">
        {words.saveNote}
      </Button>
    </form>
  );
}

function RowButtons({ row, slug, isPublisher, isAdministrator, isPublic }: Props) {
  const { registrations: words } = useDeskWords();
  if (!isPublisher) return null;
  const isActive = ["confirmed", "offered", "waiting"].includes(row.state);
  return (
    <form method="post" className={styles.buttons}>
      <input type="hidden" name="person" value={row.id} />
      {row.state !== "confirmed" && (
        <Button act="confirm" variant="outline">
          {words.confirm}
        </Button>
      )}
      {row.state === "waiting" &&
        moves.map((to) => (
          <Button key={to} act={`move ${to}`} variant="outline">
            {words.moves[to]}
          </Button>
        ))}
      {isActive && (
        <Button act="cancel" variant="outline">
          {words.cancel}
        </Button>
      )}
      {row.attended && isPublic && !row.isWithdrawn && (
        <>
          <a href={`${registrationsAddress(slug)}/${row.id}/certificate.pdf`} download="">
            {words.certificate}
          </a>
          <Button act="withdraw certificate" variant="outline">
            {words.withdrawCertificate}
          </Button>
        </>
      )}
      {row.isWithdrawn && (
        <>
          <span>{words.certificateWithdrawn}</span>
          <Button act="reinstate certificate" variant="outline">
            {words.reinstateCertificate}
          </Button>
        </>
      )}
      {isAdministrator && (
        <Button act="erase" variant="outline">
          {words.erase}
        </Button>
      )}
    </form>
  );
}
