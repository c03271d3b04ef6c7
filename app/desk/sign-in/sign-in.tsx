import { useActionData, useLoaderData } from "react-router";
import { development } from "../../../server/process/development.ts";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { DeskWords } from "../../words/translation.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";
import { Button } from "../ui/button.tsx";
import styles from "./sign-in.module.css";
import { nextAddress, type SignInState, signInActs } from "./sign-in-acts.ts";

export const role: Access = "anyone";
export const title = (_: unknown, { signIn }: DeskWords) => signIn.title;
export const acts = signInActs;

export function loader({ url, desk, maybeSession }: DeskArgs) {
  // Only here: elsewhere such a link could sign someone in as another person without their noticing.
  const fromLink = (name: string) => (development ? (url.searchParams.get(name) ?? "") : "");
  return {
    code: fromLink("code"),
    next: nextAddress(url.searchParams.get("next")),
    hasMail: desk.mails.isSetUp,
    known: maybeSession?.person.email ?? "",
    linked: fromLink("email"),
  };
}

export default function SignIn() {
  const { signIn: words, common } = useDeskWords();
  const { next, hasMail, known, linked, code } = useLoaderData<typeof loader>();
  const {
    email = known || linked,
    showsCodeField = code !== "",
    notice,
    problem,
  } = useActionData<SignInState>() ?? {};
  return (
    <div className={styles.narrow}>
      <h1>{known ? words.again : words.title}</h1>
      {problem && <Notice tone="error">{problem}</Notice>}
      {notice && <Notice tone="success">{notice}</Notice>}
      <form method="post" data-passkey="sign in" className={styles.form}>
        <input type="hidden" name="next" value={next} />
        <Button variant={showsCodeField ? "outline" : "primary"}>{words.usePasskey}</Button>
        <p role="status" />
      </form>
      <form method="post" className={styles.form}>
        <input type="hidden" name="next" value={next} />
        <Field
          id="email"
          label={common.email}
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={email}
          {...(!hasMail && !notice && { hint: words.noMail })}
        />
        <div className={styles.buttons}>
          <Button act="send code" variant="outline">
            {words.sendCode}
          </Button>
          {!showsCodeField && (
            <Button act="have code" variant="outline">
              {words.haveCode}
            </Button>
          )}
        </div>
      </form>
      {showsCodeField && (
        <form method="post" className={styles.form}>
          <input type="hidden" name="next" value={next} />
          <input type="hidden" name="email" value={email} />
          <Field
            id="code"
            label={words.code}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            autoFocus
            defaultValue={code}
          />
          <Button act="sign in">{words.title}</Button>
        </form>
      )}
    </div>
  );
}
