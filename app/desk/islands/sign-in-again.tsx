import { type FormEvent, useState } from "react";
import buttons from "../../ui/button.module.css";
import { Field } from "../../ui/field.tsx";
import { signInWithPasskey } from "../browser/passkeys.ts";
import { type Answer, post } from "../browser/post.ts";
import { Dialog } from "../ui/dialog.tsx";
import { useBrowserWords } from "../ui/page-settings.ts";
import styles from "./sign-in-again.module.css";

type SignInAgainProps = {
  /** Of the person whose session ended, if known. */
  email: string;
  /** By default, the refused form is sent again. */
  onSignedIn?: () => void;
};

/** Signs a person in without leaving the page that has their text. Without script it opens the sign-in page in another tab. */
export function SignInAgain({ email, onSignedIn = sendAgain }: SignInAgainProps) {
  const words = useBrowserWords();
  const [isCodeShown, showCode] = useState(false);
  const [sentence, setSentence] = useState("");

  async function show(answering: Promise<Answer>): Promise<void> {
    setSentence(words.oneMoment);
    const answer = await answering;
    if (answer.outcome === "signed in") {
      setSentence(words.signedIn);
      // Resumes uploads.
      dispatchEvent(new Event("signed-in"));
      onSignedIn();
    } else if ("sentence" in answer) setSentence(answer.sentence);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const form = new FormData(event.currentTarget, submitter);
    const fields = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
    showCode(true);
    // A code from an administrator needs no request.
    if (fields.act !== "have code") show(post("/desk/sign-in", fields));
  }

  const button = (act: string, label: string, variant: "primary" | "outline") => (
    <button type="submit" name="act" value={act} className={`${buttons.button} ${buttons[variant]}`}>
      {label}
    </button>
  );
  return (
    <form
      method="post"
      action="/desk/sign-in"
      target="_blank"
      onSubmit={submit}
      className={styles.form}
      rel="noopener"
    >
      <Field
        id="again-email"
        label={words.email}
        name="email"
        type="email"
        autoComplete="username"
        required
        defaultValue={email}
      />
      {isCodeShown && (
        <>
          <Field
            id="again-code"
            label={words.code}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
          />
          {button("sign in", words.signIn, "primary")}
        </>
      )}
      <div className={styles.buttons}>
        {button("send code", words.sendCode, "outline")}
        {!isCodeShown && button("have code", words.haveCode, "outline")}
        <button
          type="button"
          data-passkey="sign in"
          onClick={() => show(signInWithPasskey())}
          className={`${buttons.button} ${buttons.outline}`}
        >
          {words.usePasskey}
        </button>
      </div>
      <p role="status">{sentence}</p>
    </form>
  );
}

/** The page that refused a form keeps its fields in this one. */
function sendAgain(): void {
  document.querySelector<HTMLFormElement>("form[data-send-again]")?.requestSubmit();
}

type DialogProps = { email: string; signedIn: () => void; close: () => void };

export function SignInDialog({ email, signedIn, close }: DialogProps) {
  const words = useBrowserWords();
  return (
    <Dialog heading={words.signedOut} close={close}>
      <p>{words.textIsSafe}</p>
      <SignInAgain email={email} onSignedIn={signedIn} />
    </Dialog>
  );
}
