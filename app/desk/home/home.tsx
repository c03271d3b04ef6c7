import { useLoaderData } from "react-router";
import type { ReadyForReview } from "../../../server/publishing/review/review-requests.ts";
import { mayActAs } from "../../../server/staff/roles.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { DeskWords } from "../../words/translation.ts";
import { CareLine } from "../care/care-line.tsx";
import { ConversationList } from "../enquiries/conversation-list.tsx";
import { inboxAddress } from "../enquiries/inbox-address.ts";
import { AskingNotice, countAsking } from "../newsletter/asking-notice.tsx";
import { EditionList } from "../records/edition-list.tsx";
import { isFiltered, listAddress, readListQuery } from "../records/record-list-address.ts";
import { RecordSearch } from "../records/record-search.tsx";
import { readThumbnails } from "../records/thumbnails.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";
import { ListPages } from "../rendering/list-pages.tsx";
import { StoredText } from "../rendering/stored-text.tsx";
import { ReadyRows } from "../review-queue/ready-rows.tsx";
import { readSamples, SamplesNotice } from "../samples/samples-notice.tsx";
import { readSecurityTxt, SecurityTxtNotice } from "../security-txt/security-txt-notice.tsx";
import { StateNotice } from "../state/state-notice.tsx";
import { countProblems } from "../state/state-problems.ts";
import { readAllLanguageStates } from "../translations/language-states.ts";
import { Moment, TimesNote } from "../ui/moment.tsx";
import { FailedChecks, readFailedChecks } from "./failed-checks.tsx";
import styles from "./home.module.css";
import { LastBackup, readBackups } from "./last-backup.tsx";

export const role: Access = "translator";
export const title = (_: unknown, { shell }: DeskWords) => shell.today;

const path = "/desk";

/** The work to do; or the results of a search across all kinds. */
export async function loader({ desk, site, url, session, language, words }: DeskArgs) {
  const query = readListQuery(url);
  if (isFiltered({ ...query, deleted: false })) {
    const found = await desk.editions.list({ ...query, deleted: false });
    const reading = { desk, language, words };
    const languages = query.missing || query.stale ? await readAllLanguageStates(reading, found.rows) : {};
    return {
      query,
      found: { ...found, languages, thumbnails: await readThumbnails({ desk, site }, found.rows) },
      waiting: undefined,
      backups: undefined,
      mailbox: undefined,
      samples: undefined,
      securityTxt: undefined,
      care: 0,
      problems: 0,
      asking: 0,
    };
  }
  const maySeeMessages = mayActAs(session.person.role, "writer");
  const mayApprove = mayActAs(session.person.role, "publisher");
  const [
    messages,
    drafts,
    { changes, scheduled },
    failures,
    backups,
    mailbox,
    samples,
    securityTxt,
    ready,
    care,
    problems,
    asking,
  ] = await Promise.all([
    maySeeMessages ? desk.inbox.list({ tab: "waiting", person: session.person.id }) : undefined,
    desk.editions.list({ state: "draft" }),
    desk.editions.pending(),
    readFailedChecks({ desk }),
    readBackups({ desk, session }),
    maySeeMessages ? desk.mailboxTrouble() : undefined,
    readSamples({ desk, session }),
    readSecurityTxt({ desk, session }),
    mayApprove ? desk.review.ready() : [],
    desk.care.count(),
    countProblems({ desk, session }),
    countAsking({ site, session }),
  ]);
  const listed = [...drafts.rows, ...changes, ...scheduled];
  const waiting = {
    ...{ messages, now: new Date().toISOString(), drafts, changes, scheduled, failures, ready },
    thumbnails: await readThumbnails({ desk, site }, listed),
    reviews: await desk.review.states(listed.map(({ id }) => id)),
  };
  return { query, found: undefined, waiting, backups, mailbox, samples, securityTxt, care, problems, asking };
}

export default function Home() {
  const { query, found, waiting, backups, mailbox, samples, securityTxt, care, problems, asking } =
    useLoaderData<typeof loader>();
  const { shell } = useDeskWords();
  return (
    <>
      <h1>{shell.today}</h1>
      <StateNotice count={problems} />
      <AskingNotice count={asking} />
      {mailbox && <MailboxNotice {...mailbox} />}
      {securityTxt && <SecurityTxtNotice {...securityTxt} />}
      {samples && <SamplesNotice {...samples} />}
      {waiting && <ToDo {...waiting} />}
      <CareLine count={care} />
      <RecordSearch action={path} query={query} />
      {found && <Found query={query} found={found} />}
      {backups && <LastBackup {...backups} />}
      <TimesNote />
    </>
  );
}

type Loaded = Awaited<ReturnType<typeof loader>>;

function Found({ query, found }: { query: Loaded["query"]; found: NonNullable<Loaded["found"]> }) {
  const { home: words, common } = useDeskWords();
  return (
    <>
      <h2>{words.found}</h2>
      {found.rows.length === 0 && <EmptyState text={common.nothingFound} />}
      <EditionList {...found} showKind />
      <ListPages {...found} addressOf={(page) => listAddress(path, { ...query, page })} />
      <p>
        <a href={path}>{words.back}</a>
      </p>
    </>
  );
}

function ToDo(waiting: NonNullable<Loaded["waiting"]>) {
  const { messages, now, failures, scheduled, changes, drafts, ready, ...shown } = waiting;
  const { home: words } = useDeskWords();
  const isEmpty = [messages?.rows ?? [], ready, failures, scheduled, changes, drafts.rows].every(
    ({ length }) => length === 0,
  );
  if (isEmpty)
    return (
      <EmptyState text={words.allDone}>
        {messages && <ButtonLink to="/desk/news/new">{words.writeNews}</ButtonLink>}
      </EmptyState>
    );
  return (
    <div className={styles.work}>
      {messages && messages.rows.length > 0 && (
        <section>
          <h2>{words.messages}</h2>
          <ConversationList rows={messages.rows} now={now} />
          {messages.pages > 1 && (
            <p>
              <a href={inboxAddress({ tab: "waiting" })}>{words.allMessages({ count: messages.total })}</a>
            </p>
          )}
        </section>
      )}
      <ToReview ready={ready} />
      <FailedChecks failures={failures} />
      <Group name={words.scheduled} rows={scheduled} {...shown} />
      <Group name={words.changes} rows={changes} {...shown} />
      <Group name={words.drafts} rows={drafts.rows} {...shown} />
      {drafts.pages > 1 && (
        <p>
          <a href={`${path}?state=draft`}>{words.allDrafts}</a>
        </p>
      )}
    </div>
  );
}

/** Staff would otherwise not notice that visitors' mails no longer arrive. */
function MailboxNotice({ problem, since, lookedAt }: NonNullable<Loaded["mailbox"]>) {
  const words = useDeskWords().home.mailbox;
  return (
    <Notice tone="error">
      {words.trouble({
        since: <Moment key="since" instant={since} />,
        problem: <StoredText key="problem" of="mailbox" text={problem} />,
      })}
      {lookedAt === null && ` ${words.neverRead}`}
    </Notice>
  );
}

/** The longest waiting; the rest is on its own page. */
const maxToReview = 5;

function ToReview({ ready }: { ready: ReadyForReview[] }) {
  const { review: words } = useDeskWords();
  if (ready.length === 0) return null;
  return (
    <section>
      <h2>{words.states.ready}</h2>
      <ReadyRows ready={ready.slice(0, maxToReview)} />
      {ready.length > maxToReview && (
        <p>
          <a href="/desk/review">{words.all({ count: ready.length })}</a>
        </p>
      )}
    </section>
  );
}

type GroupProps = Pick<Parameters<typeof EditionList>[0], "rows" | "thumbnails" | "reviews"> & {
  name: string;
};

function Group({ name, ...list }: GroupProps) {
  if (list.rows.length === 0) return null;
  return (
    <section>
      <h2>{name}</h2>
      <EditionList {...list} showKind />
    </section>
  );
}
