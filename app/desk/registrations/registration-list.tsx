import { useActionData, useLoaderData } from "react-router";
import { registrantFilters } from "../../../server/registrations/registrants.ts";
import { mayActAs } from "../../../server/staff/roles.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useLanguage } from "../../ui/page-language.ts";
import type { DeskWords } from "../../words/translation.ts";
import { ActNotice } from "../rendering/act-notice.tsx";
import { useDeskWords } from "../rendering/desk-language.ts";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";
import { FindForm } from "../rendering/find-form.tsx";
import { ListPages } from "../rendering/list-pages.tsx";
import { useDesk } from "../rendering/use-desk.ts";
import { Button } from "../ui/button.tsx";
import { TimesNote } from "../ui/moment.tsx";
import { ActQuestion } from "./act-question.tsx";
import { answerLines } from "./answer-lines.ts";
import { eventIn, listAddress, readingOf, readQuery, registrationsAddress } from "./event-registrations.ts";
import { MailProgress } from "./mail-progress.tsx";
import { RegistrantRow } from "./registrant-row.tsx";
import { type RefusedAct, registrationActs } from "./registration-acts.ts";
import { RegistrationNumbersList } from "./registration-numbers.tsx";
import styles from "./registrations.module.css";

export const role: Access = "writer";
export const acts = registrationActs;
export const title = (_: unknown, { registrations }: DeskWords) => registrations.heading;

export async function loader(args: DeskArgs) {
  const { site, desk, url, language, words } = args;
  const event = await eventIn(args);
  const { staff } = site.registrations;
  const [query, reading] = [readQuery(url.searchParams), readingOf(args)];
  const [{ settings, revision, sums }, numbers, found, unsent] = await Promise.all([
    ...([staff.form(event.id), staff.numbers(event.id)] as const),
    ...([staff.page(event.id, query, reading), staff.unsent(event.id)] as const),
  ]);
  const came = found.rows.filter(({ attended }) => attended).map(({ name }) => name);
  const withdrawn = await site.certificates.withdrawnOf(came, event.slug);
  const done = url.searchParams.get("done") ?? "";
  const asked = await askedIn(args, event.id);
  return {
    ...{
      slug: event.slug,
      name: event.title,
      language: event.language,
      isPublic: event.publicRevision !== null,
    },
    ...{
      hasForm: revision > 0,
      isOn: settings.isOn,
      capacity: settings.capacity,
      numbers,
      sums,
      query,
      unsent,
    },
    hidesAnswers: !reading.withSensitive && settings.questions.some(({ sensitive }) => sensitive),
    isMailSetUp: desk.mails.isSetUp,
    done: Object.hasOwn(words.registrations.done, done) ? (done as Done) : undefined,
    ...{
      written: Number(url.searchParams.get("written")) || 0,
      opened: url.searchParams.get("person"),
      asked,
    },
    found: {
      ...found,
      rows: found.rows.map(({ answers, ...person }) => ({
        ...person,
        answers: answerLines(settings.questions, answers, language, words.registrations),
        isWithdrawn: withdrawn.has(person.name),
      })),
    },
  };
}

type Done = keyof DeskWords["registrations"]["done"];

/** The person about whom the page asks, before it cancels or erases. */
async function askedIn({ site, url }: DeskArgs, eventId: string) {
  const [ask, id] = [url.searchParams.get("ask"), url.searchParams.get("person") ?? ""];
  const act = (["cancel", "erase"] as const).find((each) => each === ask);
  const person = act && (await site.registrations.staff.find(eventId, id, { withSensitive: false }));
  return person && { act, id, name: person.name };
}

export default function RegistrationList() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedAct>();
  const { registrations: words, common } = useDeskWords();
  const reader = useLanguage();
  const { person } = useDesk();
  const isPublisher = person !== undefined && mayActAs(person.role, "publisher");
  const isAdministrator = person !== undefined && mayActAs(person.role, "administrator");
  const { slug, query, found, numbers } = page;
  if (page.asked && !refused) return <ActQuestion asked={page.asked} back={listAddress(slug, query)} />;
  return (
    <>
      <p>
        <a href={`/desk/events/${slug}`} lang={page.language} dir="auto">
          {page.name}
        </a>
      </p>
      <div className={styles.head}>
        <h1>{words.heading}</h1>
        {page.isOn && (
          <ButtonLink to={registrationsAddress(slug, "attendance")}>{words.attendance}</ButtonLink>
        )}
      </div>
      {refused && <ActNotice {...refused} />}
      {page.done && !refused && (
        <Notice tone="success" id="notice">
          <p>{words.done[page.done]}</p>
        </Notice>
      )}
      {!page.isOn && <p>{words.off}</p>}
      <Links slug={slug} isPublisher={isPublisher} hasForm={page.hasForm} isOn={page.isOn} />
      <MailProgress {...{ unsent: page.unsent, written: page.written, isMailSetUp: page.isMailSetUp }} />
      <RegistrationNumbersList numbers={numbers} capacity={page.capacity} />
      {page.sums && (
        <section aria-labelledby="sums">
          <h2 id="sums">{words.sumsHeading}</h2>
          <p>{words.sumsHint}</p>
          <RegistrationNumbersList numbers={page.sums} capacity={undefined} />
        </section>
      )}
      {page.hasForm && (
        <FindForm action={registrationsAddress(slug)} q={query.q}>
          <label>
            {words.show}
            <select name="show" defaultValue={query.filter ?? ""}>
              <option value="">{common.all}</option>
              {registrantFilters.map((filter) => (
                <option key={filter} value={filter}>
                  {words.filters[filter]}
                </option>
              ))}
            </select>
          </label>
        </FindForm>
      )}
      {found.rows.length === 0 ? (
        <EmptyState text={query.q || query.filter ? common.nothingFound : words.none} />
      ) : (
        <>
          <p role="status">{words.found({ total: found.total })}</p>
          {page.hidesAnswers && <p className={styles.quiet}>{words.answersHidden}</p>}
          <ul className={styles.people}>
            {found.rows.map((row) => (
              <RegistrantRow
                key={row.id}
                row={row}
                {...{ slug, reader, isPublisher, isAdministrator, isPublic: page.isPublic }}
                isOpen={page.opened === row.id || refused?.id === row.id}
                typedNote={refused?.id === row.id ? refused.note : undefined}
              />
            ))}
          </ul>
          {isPublisher && (
            <form method="get" action={registrationsAddress(slug, "letter")} id="letter">
              <div className={styles.buttons}>
                <Button variant="outline">{words.writeToSelected}</Button>
                <a href={listAddress(slug, { q: query.q, filter: query.filter }, {}, "letter")}>
                  {words.writeToFound({ total: found.total })}
                </a>
              </div>
            </form>
          )}
        </>
      )}
      <ListPages {...found} addressOf={(number) => listAddress(slug, { ...query, page: number })} />
      <TimesNote />
    </>
  );
}

type LinksProps = { slug: string; isPublisher: boolean; hasForm: boolean; isOn: boolean };

function Links({ slug, isPublisher, hasForm, isOn }: LinksProps) {
  const { registrations: words } = useDeskWords();
  return (
    <ul className={styles.links}>
      {isPublisher && (
        <li>
          <a href={registrationsAddress(slug, "settings")}>{isOn ? words.settings : words.switchOn}</a>
        </li>
      )}
      {isPublisher && hasForm && (
        <li>
          <a href={registrationsAddress(slug, "new")}>{words.add}</a>
        </li>
      )}
      {hasForm && (
        <li>
          <a href={registrationsAddress(slug, "print")}>{words.print}</a>
        </li>
      )}
      {isPublisher && hasForm && (
        <li>
          <a href={`${registrationsAddress(slug)}.csv`} download="">
            {words.export}
          </a>
        </li>
      )}
    </ul>
  );
}
