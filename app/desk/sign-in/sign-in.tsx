import { useActionData, useLoaderData } from "react-router";
import { development } from "../../../server/process/development.ts";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";
import { Button } from "../ui/button.tsx";
import styles from "./sign-in.module.css";
import { nextAddress, type SignInState, sentences, signInActs } from "./sign-in-acts.ts";

export const role: Access = "anyone";
export const title = "Sign in";
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
  const { next, hasMail, known, linked, code } = useLoaderData<typeof loader>();
  const {
    email = known || linked,
    showsCodeField = code !== "",
    notice,
    problem,
  } = useActionData<SignInState>() ?? {};
  return (
    <div className={styles.narrow}>
      <h1>{known ? "Sign in again" : "Sign in"}</h1>
      {problem && <Notice tone="error">{problem}</Notice>}
      {notice && <Notice tone="success">{notice}</Notice>}
      <form method="post" data-passkey="sign in" className={styles.form}>
        <input type="hidden" name="next" value={next} />
        <Button variant={showsCodeField ? "outline" : "primary"}>Sign in with a passkey</Button>
        <p role="status" />
      </form>
      <form method="post" className={styles.form}>
        <input type="hidden" name="next" value={next} />
        <Field
          id="email"
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={email}
          {...(!hasMail && !notice && { hint: sentences["no mail"] })}
        />
        <div className={styles.buttons}>
          <Button act="send code" variant="outline">
            Send me a code
          </Button>
          {!showsCodeField && (
            <Button act="have code" variant="outline">
              I have one already
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
            label="Code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            autoFocus
            defaultValue={code}
          />
          <Button act="sign in">Sign in</Button>
        </form>
      )}
    </div>
  );
}
