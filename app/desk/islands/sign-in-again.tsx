import { type FormEvent, useState } from "react";
import buttons from "../../ui/button.module.css";
import { Field } from "../../ui/field.tsx";
import { signInWithPasskey } from "../browser/passkeys.ts";
import { type Answer, post } from "../browser/post.ts";
import styles from "./sign-in-again.module.css";

type SignInAgainProps = {
  /** Whose session it was, if that is known. */
  email: string;
  /** Without it, what was posted and refused is sent again. */
  onSignedIn?: () => void;
};

/**
 * Signs somebody in without leaving the page, where their text is. Without script its form opens the page for signing
 * in, in another tab.
 */
export function SignInAgain({ email, onSignedIn = sendAgain }: SignInAgainProps) {
  const [asked, setAsked] = useState(false);
  const [sentence, setSentence] = useState("");

  async function show(answering: Promise<Answer>): Promise<void> {
    setSentence("One moment …");
    const answer = await answering;
    if (answer.outcome === "signed in") {
      setSentence("You are signed in.");
      // Uploads go on.
      dispatchEvent(new Event("signed-in"));
      onSignedIn();
    } else if ("sentence" in answer) setSentence(answer.sentence);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const form = new FormData(event.currentTarget, submitter);
    const fields = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
    setAsked(true);
    // For a code that an administrator has handed over there is nothing to ask for.
    if (fields.act !== "have code") show(post("/desk/sign-in", fields));
  }

  const button = (act: string, words: string, variant: "primary" | "outline") => (
    <button type="submit" name="act" value={act} className={`${buttons.button} ${buttons[variant]}`}>
      {words}
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
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        required
        defaultValue={email}
      />
      {asked && (
        <>
          <Field
            id="again-code"
            label="Code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
          />
          {button("sign in", "Sign in", "primary")}
        </>
      )}
      <div className={styles.buttons}>
        {button("send code", "Send me a code", "outline")}
        {!asked && button("have code", "I have one already", "outline")}
        <button
          type="button"
          data-passkey="sign in"
          onClick={() => show(signInWithPasskey())}
          className={`${buttons.button} ${buttons.outline}`}
        >
          Sign in with a passkey
        </button>
      </div>
      <p role="status">{sentence}</p>
    </form>
  );
}

/** The form on the page of a refusal that holds what was posted. */
function sendAgain(): void {
  document.querySelector<HTMLFormElement>("form[data-send-again]")?.requestSubmit();
}
