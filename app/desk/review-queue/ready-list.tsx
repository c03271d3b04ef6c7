import { redirect, useLoaderData } from "react-router";
import { mayActAs } from "../../../server/staff/roles.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { DeskWords } from "../../words/translation.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import type { Access, Acts, DeskArgs } from "../rendering/desk-route.ts";
import styles from "../review/review.module.css";
import { Button } from "../ui/button.tsx";
import { TimesNote } from "../ui/moment.tsx";
import { ReadyRows } from "./ready-rows.tsx";

export const role: Access = "writer";
export const title = (_: unknown, { review }: DeskWords) => review.title;

const path = "/desk/review";

export async function loader({ desk, session, url }: DeskArgs) {
  const mayChange = mayActAs(session.person.role, "administrator");
  return {
    ready: await desk.review.ready(),
    isRequired: mayChange ? await desk.review.isSecondPersonRequired() : undefined,
    isSaved: url.searchParams.has("saved"),
  };
}

export const acts: Acts = {
  "require second person": {
    role: "administrator",
    recentSignIn: true,
    async run({ desk, session, form }) {
      await desk.review.requireSecondPerson(session.person, form.has("second_person"));
      return redirect(`${path}?saved`);
    },
  },
};

export default function ReadyList() {
  const { review: words } = useDeskWords();
  const { ready, isRequired, isSaved } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{words.title}</h1>
      {isSaved && <Notice tone="success">{words.setting.saved}</Notice>}
      {ready.length === 0 ? (
        <EmptyState text={words.none} />
      ) : (
        <>
          <p>{words.help}</p>
          <ReadyRows ready={ready} />
          <TimesNote />
        </>
      )}
      {isRequired !== undefined && <Setting isRequired={isRequired} />}
    </>
  );
}

/** Only administrators change the rule. */
function Setting({ isRequired }: { isRequired: boolean }) {
  const { review, common } = useDeskWords();
  const words = review.setting;
  return (
    <section>
      <h2>{words.heading}</h2>
      <form method="post" className={styles.form}>
        <label className={styles.check}>
          <input type="checkbox" name="second_person" value="on" defaultChecked={isRequired} />
          <span>{words.label}</span>
        </label>
        <p>{words.help}</p>
        <Button act="require second person" variant="outline">
          {common.save}
        </Button>
      </form>
    </section>
  );
}
