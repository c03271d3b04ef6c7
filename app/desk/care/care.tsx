import { redirect, useActionData, useLoaderData } from "react-router";
import type { FoundIn, ToReview } from "../../../server/care/care-lists.ts";
import { reviewMonths } from "../../../server/care/care-settings.ts";
import { problems } from "../../../server/care/check-edition.ts";
import { mayActAs } from "../../../server/staff/roles.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { DeskWords } from "../../words/translation.ts";
import { ActNotice, errorNotice, type NoticeContent } from "../rendering/act-notice.tsx";
import { useDeskWords } from "../rendering/desk-language.ts";
import type { Access, ActArgs, Acts, DeskArgs } from "../rendering/desk-route.ts";
import { Button } from "../ui/button.tsx";
import { TimesNote } from "../ui/moment.tsx";
import rowStyles from "../ui/rows.module.css";
import styles from "./care.module.css";
import { CareRow } from "./care-row.tsx";
import { CareSettingsForm } from "./care-settings-form.tsx";

export const role: Access = "writer";
export const title = (_: unknown, { care }: DeskWords) => care.title;

const path = "/desk/care";

export async function loader({ desk, session, url }: DeskArgs) {
  const isAdministrator = mayActAs(session.person.role, "administrator");
  return {
    findings: await desk.care.findings(),
    toReview: await desk.care.toReview(),
    months: (await desk.care.settings()).reviewMonths,
    settings: isAdministrator ? await desk.care.settings() : undefined,
    done: url.searchParams.get("done"),
  };
}

export const acts: Acts = {
  review: {
    role: "writer",
    async run({ desk, session, form, words }: ActArgs) {
      const outcome = await desk.care.review(session.person, String(form.get("id") ?? ""));
      return outcome === "done" ? redirect(`${path}?done=reviewed`) : errorNotice([words.care.notPublic]);
    },
  },
  "change settings": {
    role: "administrator",
    async run({ desk, session, form, words }: ActArgs) {
      const months = Number(form.get("months"));
      const { fewest, most } = reviewMonths;
      if (!Number.isInteger(months) || months < fewest || months > most)
        return errorNotice([words.care.settings.outOfRange({ fewest, most })]);
      const asksLinks = form.get("links") === "on";
      await desk.care.changeSettings(session.person, { reviewMonths: months, asksLinks });
      return redirect(`${path}?done=settings`);
    },
  },
};

export default function Care() {
  const { findings, toReview, months, settings, done } = useLoaderData<typeof loader>();
  const answer = useActionData<NoticeContent>();
  const { care: words } = useDeskWords();
  return (
    <>
      <h1>{words.title}</h1>
      {answer && <ActNotice {...answer} />}
      {!answer && done === "reviewed" && <Notice tone="success">{words.reviewed}</Notice>}
      {!answer && done === "settings" && <Notice tone="success">{words.settings.saved}</Notice>}
      <p>{words.lead}</p>
      {findings.length + toReview.length === 0 && <EmptyState text={words.none} />}
      {problems.map((problem) => (
        <Findings
          key={problem}
          heading={words.headings[problem]}
          advice={words.advice[problem]}
          rows={findings.filter((finding) => finding.problem === problem)}
        />
      ))}
      <Reviews rows={toReview} months={months} />
      {settings && <CareSettingsForm {...settings} />}
      <TimesNote />
    </>
  );
}

function Findings({ heading, advice, rows }: { heading: string; advice: string; rows: FoundIn[] }) {
  const { care: words } = useDeskWords();
  if (rows.length === 0) return null;
  return (
    <section>
      <h2>{heading}</h2>
      <p>{advice}</p>
      <ul className={`${rowStyles.rows} ${styles.list}`}>
        {rows.map(({ edition, subject, figure, problem, since }) => (
          <CareRow
            key={`${edition.id} ${subject}`}
            edition={edition}
            what={
              problem === "heavy" ? words.kilobytes({ size: Math.ceil((figure ?? 0) / 100) / 10 }) : subject
            }
            isAddress={problem !== "heavy"}
            since={since}
          />
        ))}
      </ul>
    </section>
  );
}

function Reviews({ rows, months }: { rows: ToReview[]; months: number }) {
  const { care: words } = useDeskWords();
  if (rows.length === 0) return null;
  return (
    <section>
      <h2>{words.toReview}</h2>
      <p>{words.toReviewAdvice({ months })}</p>
      <ul className={`${rowStyles.rows} ${styles.list}`}>
        {rows.map(({ edition, reviewed }) => (
          <CareRow key={edition.id} edition={edition} since={reviewed?.at ?? edition.changedAt}>
            <form method="post" action={path}>
              <input type="hidden" name="id" value={edition.id} />
              <Button act="review" variant="outline" aria-describedby={`care-${edition.id}`}>
                {words.review}
              </Button>
            </form>
          </CareRow>
        ))}
      </ul>
    </section>
  );
}
