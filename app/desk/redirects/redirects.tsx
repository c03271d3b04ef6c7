import { data, redirect, useActionData, useLoaderData } from "react-router";
import { type AddedRedirect, maxRedirects } from "../../../server/desk/own-redirects.ts";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { DeskWords } from "../../words/translation.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import type { Access, ActArgs, Acts, DeskArgs } from "../rendering/desk-route.ts";
import styles from "../staff/staff.module.css";
import { Button } from "../ui/button.tsx";
import { Moment, TimesNote } from "../ui/moment.tsx";

export const role: Access = "administrator";
export const title = (_: unknown, { redirects }: DeskWords) => redirects.title;

const path = "/desk/redirects";

type Done = keyof DeskWords["redirects"]["done"];
type Refused = { from: string; to: string; problem: Exclude<AddedRedirect, "done"> };

export async function loader({ desk, url }: DeskArgs) {
  const done = url.searchParams.get("done");
  return {
    redirects: await desk.redirects.list(),
    done: done === "added" || done === "removed" ? (done as Done) : undefined,
  };
}

export const acts: Acts = {
  add: {
    role: "administrator",
    async run({ desk, form, session }: ActArgs) {
      const [from, to] = [String(form.get("from") ?? ""), String(form.get("to") ?? "")];
      const problem = await desk.redirects.add(session.person, from, to);
      if (problem === "done") return redirect(`${path}?done=added`);
      return data({ from, to, problem } satisfies Refused, { status: 422 });
    },
  },
  remove: {
    role: "administrator",
    async run({ desk, form, session }: ActArgs) {
      await desk.redirects.remove(session.person, String(form.get("path") ?? ""));
      return redirect(`${path}?done=removed`);
    },
  },
};

export default function Redirects() {
  const { redirects, done } = useLoaderData<typeof loader>();
  const refused = useActionData<Refused>();
  const { redirects: words } = useDeskWords();
  const problemAt = (...names: Refused["problem"][]) =>
    refused && names.includes(refused.problem)
      ? refused.problem === "too many"
        ? words.problems["too many"]({ count: maxRedirects })
        : words.problems[refused.problem]
      : undefined;
  return (
    <>
      <h1>{words.title}</h1>
      {done && !refused && <Notice tone="success">{words.done[done]}</Notice>}
      <p>{words.help}</p>
      <form method="post" className={styles.fields}>
        <Field
          id="from"
          label={words.from}
          name="from"
          dir="ltr"
          autoComplete="off"
          hint={words.fromHint}
          error={problemAt("not a path", "in use", "already there", "too many")}
          defaultValue={refused?.from}
        />
        <Field
          id="to"
          label={words.target}
          name="to"
          dir="ltr"
          autoComplete="off"
          hint={words.targetHint}
          error={problemAt("not a page")}
          defaultValue={refused?.to}
        />
        <Button act="add">{words.add}</Button>
      </form>
      <h2>{words.all}</h2>
      {redirects.length === 0 && <p>{words.none}</p>}
      <ul className={styles.list}>
        {redirects.map(({ path: from, target, added_by_name, added_at }) => (
          <li key={from} className={styles.item}>
            <div>
              <p>
                <bdi dir="ltr">
                  {from} <span aria-hidden="true">→</span> <a href={target}>{target}</a>
                </bdi>
              </p>
              <p className={styles.quiet}>
                {words.addedBy({
                  name: <bdi key="name">{added_by_name}</bdi>,
                  moment: <Moment key="moment" instant={added_at} />,
                })}
              </p>
            </div>
            <form method="post">
              <input type="hidden" name="path" value={from} />
              <Button act="remove" variant="outline">
                <span aria-hidden="true">{words.remove}</span>
                <VisuallyHidden>{words.removeOne({ path: from })}</VisuallyHidden>
              </Button>
            </form>
          </li>
        ))}
      </ul>
      {redirects.length > 0 && <TimesNote />}
    </>
  );
}
