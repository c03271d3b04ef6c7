import { useActionData, useLoaderData } from "react-router";
import { mayActAs, type Role } from "../../../server/staff/roles.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import list from "../records/edition-list.module.css";
import { ListPages } from "../records/list-pages.tsx";
import { ActNotice, type NoticeContent } from "../rendering/act-notice.tsx";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";
import { useDesk } from "../rendering/use-desk.ts";
import { Button } from "../ui/button.tsx";
import { TimesNote } from "../ui/moment.tsx";
import { AssignField } from "./assign-field.tsx";
import { ConversationList } from "./conversation-list.tsx";
import styles from "./enquiries.module.css";
import { inboxActs } from "./inbox-acts.ts";
import { inboxAddress, inboxPath, readInboxQuery } from "./inbox-address.ts";
import { emptyTabSentences, foundSentence } from "./inbox-labels.ts";
import { InboxSearch } from "./inbox-search.tsx";
import { InboxTabs } from "./inbox-tabs.tsx";

export const role: Access = "writer";
export const title = "Messages";
export const acts = inboxActs;

export async function loader({ desk, url, session }: DeskArgs) {
  const query = readInboxQuery(url);
  const person = session.person.id;
  const [found, numbers, staff] = await Promise.all([
    desk.inbox.list({ ...query, person }),
    desk.inbox.tabs(person),
    desk.staff.list(),
  ]);
  return {
    ...{ query, found, numbers, now: new Date().toISOString() },
    staff: staff.map(({ id, name }) => ({ id, name })),
    isErased: url.searchParams.get("done") === "erased",
  };
}

export default function Inbox() {
  const { query, found, numbers, staff, now, isErased } = useLoaderData<typeof loader>();
  const notice =
    useActionData<NoticeContent>() ??
    (isErased ? { tone: "success" as const, sentences: ["Erased."] } : undefined);
  const { person } = useDesk();
  const mayAct = person && mayActAs(person.role, "publisher");
  return (
    <>
      <h1>Messages</h1>
      {notice && <ActNotice {...notice} />}
      <InboxTabs query={query} numbers={numbers} />
      <InboxSearch query={query} />
      {query.about && (
        <p>
          Registrations for <a href={`/desk/events/${query.about}`}>{query.about}</a>.{" "}
          <a href={inboxPath}>All messages</a>
        </p>
      )}
      {query.q && <p role="status">{foundSentence(found.total, found.more)}</p>}
      {found.rows.length === 0 ? (
        !query.q && <EmptyState text={query.tab ? emptyTabSentences[query.tab] : ""} />
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
                    aria-label="Select"
                    aria-describedby={titleId}
                  />
                </span>
              ),
            })}
          />
          {mayAct && (
            <fieldset className={styles.bulk}>
              <legend>With selected</legend>
              <Button act="close" variant="outline">
                Close
              </Button>
              <Button act="spam" variant="outline">
                Spam
              </Button>
              <AssignField staff={staff} me={person.id} />
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

const morePlaces: { path: string; name: string; role: Role }[] = [
  { path: "/desk/enquiries/promise", name: "Response times", role: "writer" },
  { path: "/desk/enquiries/replies", name: "Canned replies", role: "publisher" },
  { path: "/desk/enquiries/data", name: "Personal data", role: "administrator" },
];

function MorePlaces({ role }: { role: Role }) {
  return (
    <ul>
      {morePlaces
        .filter((place) => mayActAs(role, place.role))
        .map(({ path, name }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
    </ul>
  );
}
