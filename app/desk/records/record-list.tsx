import { data, useActionData, useLoaderData } from "react-router";
import { isPageKind, kindOf, kindsAtDesk } from "../../../content/kinds.ts";
import type { EditionSummary } from "../../../server/publishing/edition.ts";
import { mayActAs } from "../../../server/staff/roles.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Told } from "../rendering/act-notice.tsx";
import type { Access, Acts, DeskArgs } from "../rendering/desk-route.ts";
import { useDesk } from "../rendering/use-desk.ts";
import { readLanguagesOfAll } from "../translations/read-languages.ts";
import { Button } from "../ui/button.tsx";
import { TimesNote } from "../ui/moment.tsx";
import { bringBack } from "./bring-back.ts";
import styles from "./edition-list.module.css";
import { EditionList } from "./edition-list.tsx";
import { ListPages } from "./list-pages.tsx";
import { askToWithdraw, withdrawSeveral } from "./record-list-acts.ts";
import { isNarrowed, listAddress, readAsked } from "./record-list-address.ts";
import { FindForm } from "./record-search.tsx";
import { type ToWithdraw, WithdrawQuestion } from "./withdraw-question.tsx";

export const role: Access = "writer";
export const title = ({ several }: Awaited<ReturnType<typeof loader>>) => several;

export async function loader(args: DeskArgs) {
  const path = `/${args.params.kind}`;
  const kinds = kindsAtDesk(path);
  const [first] = kinds;
  if (!first) throw data(null, { status: 404 });
  const { one, several, none = "Nothing is here yet." } = kindOf(first);
  const asked = readAsked(args.url);
  const found = await args.desk.editions.list({ kinds, ...asked, originals: true });
  const languages = asked.deleted ? {} : await readLanguagesOfAll(args, found.rows);
  return {
    one,
    several,
    none,
    path: `/desk${path}`,
    asked,
    found,
    languages,
    mayAdd: !kinds.every(isPageKind),
  };
}

export const acts: Acts = {
  "ask to withdraw": { role: "publisher", run: askToWithdraw },
  withdraw: { role: "publisher", run: withdrawSeveral },
  "bring back": { role: "writer", run: bringBack },
};

const isWithdrawable = ({ publicRevision, kind }: EditionSummary) =>
  publicRevision !== null && !kindOf(kind).fixed;

type Answer = Told | { toWithdraw: ToWithdraw[] };

/** What every page shows is found here first. */
function SiteWide() {
  return (
    <p>
      On every page: <a href="/desk/pages/menu">Menu</a>, <a href="/desk/pages/footer">Footer</a>,{" "}
      <a href="/desk/pages/organisation">Organisation</a>
    </p>
  );
}

export default function RecordList() {
  const { one, several, none, path, asked, found, languages, mayAdd } = useLoaderData<typeof loader>();
  const answer = useActionData<Answer>();
  const { person } = useDesk();
  if (answer && "toWithdraw" in answer)
    return <WithdrawQuestion rows={answer.toWithdraw} back={listAddress(path, asked)} />;
  const isPublisher = person && mayActAs(person.role, "publisher");
  const mayWithdraw = isPublisher && !asked.deleted && found.rows.some(isWithdrawable);
  return (
    <>
      <h1>{asked.deleted ? `${several}: deleted` : several}</h1>
      {answer && (
        <Notice tone={answer.tone}>
          {answer.sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
      {mayAdd && (
        <p>
          <ButtonLink to={`${path}/new`}>{`New ${one.toLowerCase()}`}</ButtonLink>
        </p>
      )}
      {path === "/desk/pages" && <SiteWide />}
      <FindForm action={path} asked={asked} />
      {found.rows.length === 0 ? (
        <EmptyState text={isNarrowed(asked) ? "Nothing was found." : none} />
      ) : (
        <form method="post">
          {asked.deleted && <input type="hidden" name="act" value="bring back" />}
          <EditionList
            rows={found.rows}
            languages={languages}
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
            {...(asked.deleted && {
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
      <ListPages path={path} asked={asked} page={found.page} pages={found.pages} />
      <p>
        {asked.deleted ? (
          <a href={path}>All that are not deleted</a>
        ) : (
          <a href={`${path}?state=deleted`}>Deleted in the last 30 days</a>
        )}
      </p>
      <TimesNote />
    </>
  );
}
