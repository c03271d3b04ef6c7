import { useLoaderData } from "react-router";
import type { EditionSummary } from "../../../server/publishing/edition.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ConversationList } from "../enquiries/conversation-list.tsx";
import { inboxAddress } from "../enquiries/inbox-address.ts";
import { EditionList } from "../records/edition-list.tsx";
import { FindForm } from "../records/find-form.tsx";
import { ListPages } from "../records/list-pages.tsx";
import { isNarrowed, readAsked } from "../records/record-list-address.ts";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";
import { readSamples, SamplesNotice } from "../samples/samples-notice.tsx";
import { readLanguagesOfAll } from "../translations/read-languages.ts";
import { TimesNote } from "../ui/moment.tsx";
import { Failed, readFailed } from "./failed.tsx";
import { LastBackup, readBackups } from "./last-backup.tsx";
import { MailboxTrouble } from "./mailbox.tsx";

export const role: Access = "writer";
export const title = "Today";

const path = "/desk";

/** What waits; or, where something is looked for, what was found among all kinds. */
export async function loader({ desk, url, session }: DeskArgs) {
  const asked = readAsked(url);
  if (isNarrowed({ ...asked, deleted: false })) {
    const found = await desk.editions.list({ ...asked, deleted: false });
    const languages = asked.missing || asked.stale ? await readLanguagesOfAll({ desk }, found.rows) : {};
    return {
      asked,
      found: { ...found, languages },
      waiting: undefined,
      backups: undefined,
      mailbox: undefined,
      samples: undefined,
    };
  }
  const [messages, drafts, { changes, scheduled }, failures, backups, mailbox, samples] = await Promise.all([
    desk.inbox.list({ tab: "waiting", person: session.person.id }),
    desk.editions.list({ state: "draft" }),
    desk.editions.pending(),
    readFailed({ desk }),
    readBackups({ desk, session }),
    desk.mailboxTrouble(),
    readSamples({ desk, session }),
  ]);
  const waiting = { messages, now: new Date().toISOString(), drafts, changes, scheduled, failures };
  return { asked, found: undefined, waiting, backups, mailbox, samples };
}

export default function Home() {
  const { asked, found, waiting, backups, mailbox, samples } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Today</h1>
      {mailbox && <MailboxTrouble {...mailbox} />}
      {samples && <SamplesNotice {...samples} />}
      <FindForm action={path} asked={asked} />
      {found && <Found asked={asked} found={found} />}
      {waiting && <WhatWaits {...waiting} />}
      {backups && <LastBackup {...backups} />}
      <TimesNote />
    </>
  );
}

type Loaded = Awaited<ReturnType<typeof loader>>;

function Found({ asked, found }: { asked: Loaded["asked"]; found: NonNullable<Loaded["found"]> }) {
  return (
    <>
      <h2>Found</h2>
      {found.rows.length === 0 && <EmptyState text="Nothing was found." />}
      <EditionList rows={found.rows} languages={found.languages} showKind />
      <ListPages path={path} asked={asked} page={found.page} pages={found.pages} />
      <p>
        <a href={path}>What waits</a>
      </p>
    </>
  );
}

/** Nothing is shown that is not there. */
function WhatWaits({ messages, now, failures, scheduled, changes, drafts }: NonNullable<Loaded["waiting"]>) {
  const nothing = [messages.rows, failures, scheduled, changes, drafts.rows].every(
    ({ length }) => length === 0,
  );
  if (nothing)
    return <EmptyState text="Nothing waits: no message, no draft, no schedule, nothing that failed." />;
  return (
    <>
      {messages.rows.length > 0 && (
        <section>
          <h2>Messages to answer</h2>
          <ConversationList rows={messages.rows} now={now} />
          {messages.pages > 1 && (
            <p>
              <a href={inboxAddress({ tab: "waiting" })}>All {messages.total} messages that wait</a>
            </p>
          )}
        </section>
      )}
      <Failed failures={failures} />
      <Group name="Scheduled" rows={scheduled} />
      <Group name="Changes waiting to be published" rows={changes} />
      <Group name="Drafts" rows={drafts.rows} />
      {drafts.pages > 1 && (
        <p>
          <a href={`${path}?state=draft`}>All drafts</a>
        </p>
      )}
    </>
  );
}

function Group({ name, rows }: { name: string; rows: EditionSummary[] }) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h2>{name}</h2>
      <EditionList rows={rows} showKind />
    </section>
  );
}
