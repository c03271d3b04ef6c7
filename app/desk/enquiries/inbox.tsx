import { useActionData, useLoaderData } from "react-router";
import { mayActAs, type Role } from "../../../server/staff/roles.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import list from "../records/edition-list.module.css";
import type { Told } from "../rendering/act-notice.tsx";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";
import { useDesk } from "../rendering/use-desk.ts";
import { Button } from "../ui/button.tsx";
import { TimesNote } from "../ui/moment.tsx";
import { AssignField } from "./assign-field.tsx";
import { ConversationList } from "./conversation-list.tsx";
import styles from "./enquiries.module.css";
import { inboxActs } from "./inbox-acts.ts";
import { inboxAddress, inboxPath, readAsked } from "./inbox-address.ts";
import { foundWords, nothingWords } from "./inbox-labels.ts";
import { FindForm } from "./inbox-search.tsx";
import { Tabs } from "./inbox-tabs.tsx";

export const role: Access = "writer";
export const title = "Messages";
export const acts = inboxActs;

export async function loader({ desk, url, session }: DeskArgs) {
  const asked = readAsked(url);
  const person = session.person.id;
  const [found, numbers, staff] = await Promise.all([
    desk.inbox.list({ ...asked, person }),
    desk.inbox.tabs(person),
    desk.staff.list(),
  ]);
  return {
    ...{ asked, found, numbers, now: new Date().toISOString() },
    staff: staff.map(({ id, name }) => ({ id, name })),
    isErased: url.searchParams.get("done") === "erased",
  };
}

export default function Inbox() {
  const { asked, found, numbers, staff, now, isErased } = useLoaderData<typeof loader>();
  const told =
    useActionData<Told>() ?? (isErased ? { tone: "success" as const, sentences: ["Erased."] } : undefined);
  const { person } = useDesk();
  const mayAct = person && mayActAs(person.role, "publisher");
  return (
    <>
      <h1>Messages</h1>
      {told && (
        <Notice tone={told.tone}>
          {told.sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
      <Tabs asked={asked} numbers={numbers} />
      <FindForm asked={asked} />
      {asked.about && (
        <p>
          Registrations for <a href={`/desk/events/${asked.about}`}>{asked.about}</a>.{" "}
          <a href={inboxPath}>All messages</a>
        </p>
      )}
      {asked.q && <p role="status">{foundWords(found.total, found.more)}</p>}
      {found.rows.length === 0 ? (
        !asked.q && <EmptyState text={asked.tab ? nothingWords[asked.tab] : ""} />
      ) : (
        <form method="post" className={styles.list}>
          <ConversationList
            rows={found.rows}
            now={now}
            showState={asked.tab === undefined}
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
              <legend>With those that are ticked</legend>
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
      <Pagination
        page={found.page}
        pages={found.pages}
        addressOf={(page) => inboxAddress({ ...asked, page })}
        words={{
          label: "Pages of this list",
          previous: "Previous",
          next: "Next",
          page: ({ page }) => `Page ${page}`,
        }}
      />
      {person && <MorePlaces role={person.role} />}
      <TimesNote />
    </>
  );
}

const morePlaces: { path: string; name: string; role: Role }[] = [
  { path: "/desk/enquiries/promise", name: "How well we keep the promise", role: "writer" },
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
