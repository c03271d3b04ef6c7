import { type FormEvent, useId, useState } from "react";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "./dialog.tsx";

type Answer = { outcome?: string; problem?: string };

const noLine = "The desk cannot be reached just now. What you typed is on this device. Please try again.";

async function post(fields: Record<string, string>): Promise<Answer> {
  const answer = await fetch("/desk/sign-in", {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams(fields),
  });
  const type = answer.headers.get("content-type") ?? "";
  return type.includes("json") ? answer.json() : { problem: await answer.text() };
}

/** Signs somebody in again without leaving the page on which they write. */
export function SignInDialog({ signedIn, close }: { signedIn: () => void; close: () => void }) {
  const id = useId();
  const [email, setEmail] = useState("");
  const [problem, setProblem] = useState<string>();

  const submit =
    (act: string, then: (answer: Answer, email: string) => void) =>
    async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const form = new FormData(event.currentTarget);
      const fields = { act, email, ...Object.fromEntries(form) } as Record<string, string>;
      const answer = await post(fields).catch((): Answer => ({ problem: noLine }));
      setProblem(answer.problem);
      if (!answer.problem) then(answer, fields.email ?? "");
    };

  return (
    <Dialog heading="You are signed out" close={close}>
      <p>Nothing you typed is lost. Sign in, and it is saved.</p>
      {problem && <Notice tone="error">{problem}</Notice>}
      <form onSubmit={submit("send code", (_, sentTo) => setEmail(sentTo))}>
        <Field id={`${id}-email`} label="Email" name="email" type="email" autoComplete="username" required />
        <Button variant={email ? "outline" : "primary"}>Send me a code</Button>
      </form>
      {email && (
        <form
          onSubmit={submit("sign in", ({ outcome }) => {
            if (outcome === "signed in") signedIn();
          })}
        >
          <Field
            id={`${id}-code`}
            label="Code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
          />
          <Button>Sign in</Button>
        </form>
      )}
      <p>
        <a href="/desk/sign-in" target="_blank" rel="noreferrer">
          Sign in another way (opens in a new tab)
        </a>
      </p>
    </Dialog>
  );
}
