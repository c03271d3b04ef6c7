import { data, useActionData, useLoaderData } from "react-router";
import { isOrdered, isPageKind, kindOf, kindsAtDesk } from "../../../content/kinds.ts";
import type { EditionSummary } from "../../../server/publishing/edition.ts";
import { mayActAs } from "../../../server/staff/roles.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { DeskWords } from "../../words/translation.ts";
import { ActNotice, type NoticeContent } from "../rendering/act-notice.tsx";
import { kindName, labelIn, useDeskWords } from "../rendering/desk-language.ts";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";
import { ListPages } from "../rendering/list-pages.tsx";
import { useDesk } from "../rendering/use-desk.ts";
import { readAllLanguageStates } from "../translations/language-states.ts";
import { Button } from "../ui/button.tsx";
import { TimesNote } from "../ui/moment.tsx";
import styles from "./edition-list.module.css";
import { EditionList } from "./edition-list.tsx";
import { recordListActs } from "./record-list-acts.ts";
import { isFiltered, listAddress, readListQuery } from "./record-list-address.ts";
import { RecordSearch } from "./record-search.tsx";
import { readThumbnails } from "./thumbnails.ts";
import { type ToWithdraw, WithdrawQuestion } from "./withdraw-question.tsx";

export const role: Access = "translator";
export const acts = recordListActs;
export const title = ({ kind }: Awaited<ReturnType<typeof loader>>, words: DeskWords) =>
  kindName(words, kind);

export async function loader(args: DeskArgs) {
  const path = `/${args.params.kind}`;
  const kinds = kindsAtDesk(path);
  const [first] = kinds;
  if (!first) throw data(null, { status: 404 });
  const query = readListQuery(args.url);
  const found = await args.desk.editions.list({ kinds, ...query, originals: true });
  const languages = query.deleted ? {} : await readAllLanguageStates(args, found.rows);
  const thumbnails = await readThumbnails(args, found.rows);
  const reviews = await args.desk.review.states(found.rows.map(({ id }) => id));
  const registrations =
    first === "events" && !query.deleted && mayActAs(args.session.person.role, "writer")
      ? await countRegistrations(args, found.rows)
      : {};
  return {
    kind: first,
    path: `/desk${path}`,
    query,
    found,
    languages,
    thumbnails,
    reviews,
    registrations,
    mayAdd: !kinds.every(isPageKind),
    orderPage: kinds.some(isOrdered) ? `/desk/order${path}` : undefined,
  };
}

/** How many people registered, by the id of each event with registration. */
async function countRegistrations(
  { site }: DeskArgs,
  rows: EditionSummary[],
): Promise<Record<string, number>> {
  return Object.fromEntries(await site.registrations.staff.counts(rows.map(({ id }) => id)));
}

const isWithdrawable = ({ publicRevision, kind }: EditionSummary) =>
  publicRevision !== null && !kindOf(kind).fixed;

type Answer = NoticeContent | { toWithdraw: ToWithdraw[] };

/** The parts that every page shows, listed first. */
function SiteWide() {
  const { records: words } = useDeskWords();
  const link = (page: "menu" | "footer" | "organisation") => (
    <a key={page} href={`/desk/pages/${page}`}>
      {words[page]}
    </a>
  );
  return (
    <p>
      {words.onEveryPage({
        menu: link("menu"),
        footer: link("footer"),
        organisation: link("organisation"),
      })}
    </p>
  );
}

export default function RecordList() {
  const { kind, path, query, found, languages, thumbnails, reviews, registrations, mayAdd, orderPage } =
    useLoaderData<typeof loader>();
  const allWords = useDeskWords();
  const { records: words, common } = allWords;
  const several = kindName(allWords, kind);
  const { none } = kindOf(kind);
  const answer = useActionData<Answer>();
  const { person } = useDesk();
  if (answer && "toWithdraw" in answer)
    return <WithdrawQuestion rows={answer.toWithdraw} back={listAddress(path, query)} />;
  const isPublisher = person && mayActAs(person.role, "publisher");
  const mayWithdraw = isPublisher && !query.deleted && found.rows.some(isWithdrawable);
  const canAdd = mayAdd && !isPageKind(kind) && person && mayActAs(person.role, "writer");
  const emptyText = () => {
    if (none) return labelIn(allWords, none);
    return canAdd ? words.none({ button: words.new[kind] }) : common.nothingHere;
  };
  return (
    <>
      <div className={styles.head}>
        <h1>{query.deleted ? words.deletedOf({ kind: several }) : several}</h1>
        {canAdd && <ButtonLink to={`${path}/new`}>{words.new[kind]}</ButtonLink>}
      </div>
      {answer && <ActNotice {...answer} />}
      {path === "/desk/pages" && <SiteWide />}
      {isPublisher && orderPage && (
        <p>
          <a href={orderPage}>{allWords.order.change}</a>
        </p>
      )}
      <RecordSearch action={path} query={query} />
      {found.rows.length === 0 ? (
        <EmptyState text={isFiltered(query) ? common.nothingFound : emptyText()}>
          {isFiltered(query) && <a href={path}>{words.showAll}</a>}
        </EmptyState>
      ) : (
        <form method="post">
          {query.deleted && <input type="hidden" name="act" value="bring back" />}
          <EditionList
            rows={found.rows}
            languages={languages}
            thumbnails={thumbnails}
            reviews={reviews}
            registrations={registrations}
            {...(mayWithdraw && {
              before: (row, titleId) => (
                <span className={styles.select}>
                  {isWithdrawable(row) && (
                    <input
                      type="checkbox"
                      name="id"
                      value={row.id}
                      aria-label={common.select}
                      aria-describedby={titleId}
                    />
                  )}
                </span>
              ),
            })}
            {...(query.deleted && {
              after: (row) => (
                <Button name="deleted" value={row.id} variant="outline">
                  {words.bringBack}
                </Button>
              ),
            })}
          />
          {mayWithdraw && (
            <p className={styles.below}>
              <Button act="ask to withdraw" variant="outline">
                {words.withdraw}
              </Button>
            </p>
          )}
        </form>
      )}
      <ListPages {...found} addressOf={(page) => listAddress(path, { ...query, page })} />
      <p>
        {query.deleted ? (
          <a href={path}>{words.backToList}</a>
        ) : (
          <a href={`${path}?state=deleted`}>{words.recentlyDeleted}</a>
        )}
      </p>
      <TimesNote />
    </>
  );
}
