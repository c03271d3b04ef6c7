import { useActionData, useLoaderData } from "react-router";
import { mayActAs, type Role } from "../../../server/staff/roles.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { DeskWords } from "../../words/translation.ts";
import list from "../records/edition-list.module.css";
import { ActNotice, type NoticeContent } from "../rendering/act-notice.tsx";
import { useDeskWords } from "../rendering/desk-language.ts";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";
import { ListPages } from "../rendering/list-pages.tsx";
import { useDesk } from "../rendering/use-desk.ts";
import { Button } from "../ui/button.tsx";
import { TimesNote } from "../ui/moment.tsx";
import { Question } from "../ui/question.tsx";
import { AssignField } from "./assign-field.tsx";
import { ConversationList } from "./conversation-list.tsx";
import styles from "./enquiries.module.css";
import { type DeleteQuestion, inboxActs } from "./inbox-acts.ts";
import { inboxAddress, inboxPath, readInboxQuery } from "./inbox-address.ts";
import { InboxSearch } from "./inbox-search.tsx";
import { InboxTabs } from "./inbox-tabs.tsx";
import { LabelField } from "./labels-form.tsx";

export const role: Access = "writer";
export const title = (_: unknown, { shell }: DeskWords) => shell.messages;
export const acts = inboxActs;

export async function loader({ desk, url, session }: DeskArgs) {
  const query = readInboxQuery(url);
  const person = session.person.id;
  const [found, numbers, staff, labels] = await Promise.all([
    desk.inbox.list({ ...query, person }),
    desk.inbox.tabs(person),
    desk.staff.list(),
    desk.inbox.labels.list(),
  ]);
  return {
    ...{ query, found, numbers, labels, now: new Date().toISOString() },
    staff: staff.filter(({ role }) => mayActAs(role, "writer")).map(({ id, name }) => ({ id, name })),
    isErased: url.searchParams.get("done") === "erased",
  };
}

export default function Inbox() {
  const { query, found, numbers, staff, labels, now, isErased } = useLoaderData<typeof loader>();
  const { shell, enquiries: words, common } = useDeskWords();
  const answer = useActionData<NoticeContent | DeleteQuestion>();
  const notice =
    (answer && "tone" in answer ? answer : undefined) ??
    (isErased ? { tone: "success" as const, sentences: [words.erased] } : undefined);
  const { person } = useDesk();
  const mayAct = person && mayActAs(person.role, "publisher");
  const mayDelete = person && mayActAs(person.role, "administrator");
  // Spam and closed messages only.
  const offersDelete = mayDelete && (query.tab === "spam" || query.tab === "closed");
  if (answer && "toDelete" in answer)
    return (
      <Question
        heading={words.askDelete.heading({ count: answer.toDelete.length })}
        yes={{ act: "delete now", label: words.delete }}
        no={{ to: inboxAddress(query), label: common.cancel }}
        fields={{ id: answer.toDelete.join(",") }}
      >
        <p>{words.askDelete.text}</p>
      </Question>
    );
  return (
    <>
      <h1>{shell.messages}</h1>
      {notice && <ActNotice {...notice} />}
      <InboxTabs query={query} numbers={numbers} />
      <InboxSearch query={query} labels={labels} />
      {query.about && (
        <p>
          {words.registrationsFor({
            event: (
              <a key="event" href={`/desk/events/${query.about}`} dir="ltr">
                {query.about}
              </a>
            ),
          })}{" "}
          <a href={inboxPath}>{words.all}</a>
        </p>
      )}
      {query.q && <FoundCount {...found} />}
      {found.rows.length === 0 ? (
        !query.q && <EmptyState text={query.tab ? words.emptyTabs[query.tab] : ""} />
      ) : (
        <form method="post" className={styles.list}>
          <ConversationList
            rows={found.rows}
            now={now}
            showState={query.tab === undefined}
            {...(mayAct && {
              before: (row, titleId) => (
                <span className={list.select}>
                  <input
                    type="checkbox"
                    name="id"
                    value={row.id}
                    aria-label={common.select}
                    aria-describedby={titleId}
                  />
                </span>
              ),
            })}
          />
          {mayAct && (
            <fieldset className={styles.bulk}>
              <legend>{words.withSelected}</legend>
              <Button act="close" variant="outline">
                {words.close}
              </Button>
              {query.tab !== "spam" && (
                <Button act="spam" variant="outline">
                  {words.spam}
                </Button>
              )}
              {(query.tab === "spam" || query.tab === undefined) && (
                <Button act="not spam" variant="outline">
                  {words.notSpam}
                </Button>
              )}
              {offersDelete && (
                <Button act="delete" variant="outline">
                  {words.delete}
                </Button>
              )}
              <AssignField staff={staff} me={person.id} />
              <LabelField all={labels} />
            </fieldset>
          )}
        </form>
      )}
      <ListPages {...found} addressOf={(page) => inboxAddress({ ...query, page })} />
      {person && <MorePlaces role={person.role} />}
      <TimesNote />
    </>
  );
}

function FoundCount({ total, more }: { total: number; more: boolean }) {
  const { enquiries, common } = useDeskWords();
  const { found } = enquiries;
  return (
    <p role="status">
      {total === 0 ? common.nothingFound : more ? found.more({ total }) : found.count({ total })}
    </p>
  );
}

function MorePlaces({ role }: { role: Role }) {
  const { responseTimes, canned, personalData } = useDeskWords().enquiries;
  const places: { path: string; name: string; role: Role }[] = [
    { path: "/desk/enquiries/promise", name: responseTimes.title, role: "writer" },
    { path: "/desk/enquiries/replies", name: canned.title, role: "publisher" },
    { path: "/desk/enquiries/data", name: personalData.title, role: "administrator" },
  ];
  return (
    <ul>
      {places
        .filter((place) => mayActAs(role, place.role))
        .map(({ path, name }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
    </ul>
  );
}
