import { data, useActionData, useLoaderData } from "react-router";
import { isOrdered, isPageKind, kindOf, kindsAtDesk } from "../../../content/kinds.ts";
import type { EditionSummary } from "../../../server/publishing/edition.ts";
import { mayActAs } from "../../../server/staff/roles.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ActNotice, type NoticeContent } from "../rendering/act-notice.tsx";
import { useDeskWords } from "../rendering/desk-language.ts";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";
import { useDesk } from "../rendering/use-desk.ts";
import { readAllLanguageStates } from "../translations/language-states.ts";
import { Button } from "../ui/button.tsx";
import { TimesNote } from "../ui/moment.tsx";
import styles from "./edition-list.module.css";
import { EditionList } from "./edition-list.tsx";
import { ListPages } from "./list-pages.tsx";
import { recordListActs } from "./record-list-acts.ts";
import { isFiltered, listAddress, readListQuery } from "./record-list-address.ts";
import { RecordSearch } from "./record-search.tsx";
import { readThumbnails } from "./thumbnails.ts";
import { type ToWithdraw, WithdrawQuestion } from "./withdraw-question.tsx";

export const role: Access = "writer";
export const acts = recordListActs;
export const title = ({ several }: Awaited<ReturnType<typeof loader>>) => several;

export async function loader(args: DeskArgs) {
  const path = `/${args.params.kind}`;
  const kinds = kindsAtDesk(path);
  const [first] = kinds;
  if (!first) throw data(null, { status: 404 });
  const { one, several, none = "Nothing here yet." } = kindOf(first);
  const query = readListQuery(args.url);
  const found = await args.desk.editions.list({ kinds, ...query, originals: true });
  const languages = query.deleted ? {} : await readAllLanguageStates(args, found.rows);
  const thumbnails = await readThumbnails(args, found.rows);
  return {
    one,
    several,
    none,
    path: `/desk${path}`,
    query,
    found,
    languages,
    thumbnails,
    mayAdd: !kinds.every(isPageKind),
    orderPage: kinds.some(isOrdered) ? `/desk/order${path}` : undefined,
  };
}

const isWithdrawable = ({ publicRevision, kind }: EditionSummary) =>
  publicRevision !== null && !kindOf(kind).fixed;

type Answer = NoticeContent | { toWithdraw: ToWithdraw[] };

/** The parts that every page shows, listed first. */
function SiteWide() {
  return (
    <p>
      On every page: <a href="/desk/pages/menu">Menu</a>, <a href="/desk/pages/footer">Footer</a>,{" "}
      <a href="/desk/pages/organisation">Organisation</a>
    </p>
  );
}

export default function RecordList() {
  const { one, several, none, path, query, found, languages, thumbnails, mayAdd, orderPage } =
    useLoaderData<typeof loader>();
  const answer = useActionData<Answer>();
  const { person } = useDesk();
  const words = useDeskWords();
  if (answer && "toWithdraw" in answer)
    return <WithdrawQuestion rows={answer.toWithdraw} back={listAddress(path, query)} />;
  const isPublisher = person && mayActAs(person.role, "publisher");
  const mayWithdraw = isPublisher && !query.deleted && found.rows.some(isWithdrawable);
  return (
    <>
      <div className={styles.head}>
        <h1>{query.deleted ? `${several}: deleted` : several}</h1>
        {mayAdd && <ButtonLink to={`${path}/new`}>{`New ${one.toLowerCase()}`}</ButtonLink>}
      </div>
      {answer && <ActNotice {...answer} />}
      {path === "/desk/pages" && <SiteWide />}
      {isPublisher && orderPage && (
        <p>
          <a href={orderPage}>{words.order.change}</a>
        </p>
      )}
      <RecordSearch action={path} query={query} />
      {found.rows.length === 0 ? (
        <EmptyState text={isFiltered(query) ? "Nothing was found." : none}>
          {isFiltered(query) && <a href={path}>Show all</a>}
        </EmptyState>
      ) : (
        <form method="post">
          {query.deleted && <input type="hidden" name="act" value="bring back" />}
          <EditionList
            rows={found.rows}
            languages={languages}
            thumbnails={thumbnails}
            {...(mayWithdraw && {
              before: (row, titleId) => (
                <span className={styles.select}>
                  {isWithdrawable(row) && (
                    <input
                      type="checkbox"
                      name="id"
                      value={row.id}
                      aria-label="Select"
                      aria-describedby={titleId}
                    />
                  )}
                </span>
              ),
            })}
            {...(query.deleted && {
              after: (row) => (
                <Button name="deleted" value={row.id} variant="outline">
                  Bring back
                </Button>
              ),
            })}
          />
          {mayWithdraw && (
            <p className={styles.below}>
              <Button act="ask to withdraw" variant="outline">
                Withdraw
              </Button>
            </p>
          )}
        </form>
      )}
      <ListPages {...found} addressOf={(page) => listAddress(path, { ...query, page })} />
      <p>
        {query.deleted ? (
          <a href={path}>Back to the list</a>
        ) : (
          <a href={`${path}?state=deleted`}>Deleted in the last 30 days</a>
        )}
      </p>
      <TimesNote />
    </>
  );
}
