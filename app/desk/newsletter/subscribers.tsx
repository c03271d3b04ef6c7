import type { ReactNode } from "react";
import { useActionData, useLoaderData } from "react-router";
import { isLanguage } from "../../../languages.ts";
import type { Sending } from "../../../server/newsletter/staff-sendings.ts";
import type { ListedSubscriber } from "../../../server/newsletter/staff-subscribers.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useLanguage } from "../../ui/page-language.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { DeskWords } from "../../words/translation.ts";
import { editionAddress } from "../editions/edition-address.ts";
import { languageName } from "../editions/language-name.ts";
import { ActNotice, type NoticeContent } from "../rendering/act-notice.tsx";
import { useDeskWords } from "../rendering/desk-language.ts";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";
import { FindForm } from "../rendering/find-form.tsx";
import { ListPages } from "../rendering/list-pages.tsx";
import { Button } from "../ui/button.tsx";
import { Moment, TimesNote } from "../ui/moment.tsx";
import rows from "../ui/rows.module.css";
import { ImportForm } from "./import-form.tsx";
import styles from "./newsletter.module.css";
import { SendingProgress, sendingName } from "./sending-progress.tsx";
import { subscriberActs } from "./subscriber-acts.ts";
import {
  readSubscribersQuery,
  subscriberStates,
  subscribersAddress,
  subscribersPath,
} from "./subscribers-address.ts";

export const role: Access = "publisher";
export const title = (_: unknown, { newsletter }: DeskWords) => newsletter.title;
export const acts = subscriberActs;

/** Sendings on this page; older ones are on the pages of their records. */
const sendingsShown = 20;

export async function loader({ site, url }: DeskArgs) {
  const { staff } = site.newsletter;
  const query = readSubscribersQuery(url);
  const [numbers, found, sendings] = await Promise.all([
    staff.numbers(),
    staff.subscribers({ search: query.q, state: query.state, page: query.page }),
    staff.sendings(),
  ]);
  return { query, numbers, found, sendings: sendings.slice(0, sendingsShown) };
}

/** The people who get the newsletter, and what was sent to them. */
export default function Subscribers() {
  const { query, numbers, found, sendings } = useLoaderData<typeof loader>();
  const notice = useActionData<NoticeContent>();
  const { newsletter: words } = useDeskWords();
  return (
    <>
      <h1>{words.title}</h1>
      {notice && <ActNotice {...notice} />}
      <p>{words.lead}</p>
      <p className={styles.links}>
        <a href="/desk/newsletter">{words.issues}</a> <a href="/desk/subscribers/checks">{words.toChecks}</a>
      </p>
      <Numbers {...numbers} />
      <FindForm action={subscribersPath} q={query.q}>
        <label>
          {words.state}
          <select name="state" defaultValue={query.state ?? ""}>
            <option value="">{words.allStates}</option>
            {subscriberStates.map((state) => (
              <option key={state} value={state}>
                {words.states[state]}
              </option>
            ))}
          </select>
        </label>
      </FindForm>
      {found.total === 0 ? (
        <EmptyState text={numbers.total === 0 ? words.none : words.nothingFound} />
      ) : (
        <>
          <p>{words.found({ count: found.total })}</p>
          <ul className={rows.rows}>
            {found.items.map((person) => (
              <Person key={person.id} {...person} />
            ))}
          </ul>
          <ListPages {...found} addressOf={(page) => subscribersAddress({ ...query, page })} />
        </>
      )}
      <ImportForm />
      <Sendings sendings={sendings} />
      <TimesNote />
    </>
  );
}

type NumbersProps = Awaited<ReturnType<typeof loader>>["numbers"];

function Numbers({ days, languages, ...states }: NumbersProps) {
  const { newsletter: words } = useDeskWords();
  const reader = useLanguage();
  const sumOf = (...whats: string[]) =>
    days.filter(({ what }) => whats.includes(what)).reduce((sum, { count }) => sum + count, 0);
  const month = {
    confirmed: sumOf("confirmed"),
    left: sumOf("left", "erased", "removed"),
    bounced: sumOf("bounced"),
    complained: sumOf("complained"),
  };
  return (
    <>
      <dl className={styles.numbers}>
        {subscriberStates.map((state) => (
          <div key={state}>
            <dt>{words.states[state]}</dt>
            <dd>{states[state]}</dd>
          </div>
        ))}
        {languages.map(({ language, people }) => (
          <div key={language}>
            <dt>{isLanguage(language) ? languageName(language, reader) : language}</dt>
            <dd>{people}</dd>
          </div>
        ))}
      </dl>
      <h2>{words.lastMonth.heading}</h2>
      <dl className={styles.numbers}>
        {(Object.keys(month) as (keyof typeof month)[]).map((name) => (
          <div key={name}>
            <dt>{words.lastMonth[name]}</dt>
            <dd>{month[name]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Person({
  id,
  email,
  language,
  state,
  frequency,
  sourceNote,
  askedAt,
  confirmedAt,
}: ListedSubscriber) {
  const { newsletter: words } = useDeskWords();
  const reader = useLanguage();
  return (
    <li>
      <div className={styles.check}>
        <p>
          <bdi>{email}</bdi>
        </p>
        <p className={styles.quiet}>
          {[
            words.states[state],
            isLanguage(language) ? languageName(language, reader) : language,
            words.frequencies[frequency],
          ].join(" · ")}
          {" · "}
          {words.since<ReactNode>({ moment: <Moment key="moment" instant={confirmedAt ?? askedAt} /> })}
          {sourceNote && (
            <>
              {" · "}
              {words.imported<ReactNode>({ source: <bdi key="source">{sourceNote}</bdi> })}
            </>
          )}
        </p>
      </div>
      <form method="post">
        <input type="hidden" name="id" value={id} />
        <Button act="remove" variant="outline">
          <span aria-hidden="true">{words.remove}</span>
          <VisuallyHidden>{words.removeOne({ email })}</VisuallyHidden>
        </Button>
      </form>
    </li>
  );
}

function Sendings({ sendings }: { sendings: Sending[] }) {
  const { newsletter: words } = useDeskWords();
  return (
    <section aria-labelledby="mails">
      <h2 id="mails">{words.sendings.heading}</h2>
      {sendings.length === 0 && <p>{words.sendings.none}</p>}
      <ul className={rows.rows}>
        {sendings.map((sending) => (
          <li key={sending.id}>
            <div className={styles.check}>
              <h3>
                {sending.record ? (
                  <a href={addressOf(sending.record)}>{sendingName(words, sending)}</a>
                ) : (
                  sendingName(words, sending)
                )}
              </h3>
              <SendingProgress sending={sending} mayAct />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const addressOf = ({ kind, slug }: NonNullable<Sending["record"]>) =>
  editionAddress({ kind, slug, language: "", translationOf: null }, "mail");
