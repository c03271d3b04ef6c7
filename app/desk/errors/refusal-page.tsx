import { isRouteErrorResponse } from "react-router";
import { DeskIsland } from "../islands/desk-island.tsx";
import { SignInAgain } from "../islands/sign-in-again.tsx";
import type { Posted, Refusal } from "../rendering/guard.ts";
import { Button } from "../ui/button.tsx";

type Sentence = { title: string; text: string };

const sentences: Record<Refusal["refusal"], Sentence> = {
  "signed out": {
    title: "You are signed out",
    text: "Nothing you typed is lost: it is sent as soon as you have signed in here. If you sign in in another tab, come back to this one and send it again.",
  },
  role: {
    title: "Not allowed",
    text: "Your role does not allow this. An administrator can change your role under Staff.",
  },
  "recent sign-in": {
    title: "Please sign in again",
    text: "This cannot be undone or concerns other people, so it needs a sign-in of the last ten minutes. It is done as soon as you have signed in here. If you sign in in another tab, come back to this one and send it again.",
  },
  "unknown act": {
    title: "Nothing was done",
    text: "The desk does not know what was asked of it. Please go back and try again.",
  },
  "for script": {
    title: "Nothing was done",
    text: "This is asked by a script of the desk, which takes its answer as JSON. Please go back and use the buttons.",
  },
};

const notFound: Sentence = { title: "Not found", text: "There is nothing at this address of the desk." };
const failed: Sentence = {
  title: "Something went wrong",
  text: "This is a fault on our side, and it has been noted. Please go back, where what you typed still is, and try again in a moment.",
};

/** What staff see where a page of the desk is refused, missing or broken. */
export function RefusalPage({ error }: { error: unknown }) {
  const {
    refusal,
    posted,
    email = "",
  } = (isRouteErrorResponse(error) ? (error.data ?? {}) : {}) as Partial<Refusal & Posted>;
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const { title, text } = refusal ? sentences[refusal] : missing ? notFound : failed;
  return (
    <>
      <title>{`${title} | Desk`}</title>
      <h1>{title}</h1>
      <p>{text}</p>
      {posted ? (
        <>
          <DeskIsland name="sign-in-again" component={SignInAgain} props={{ email }} />
          <form method="post" data-send-again>
            {posted.map(([name, value], index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a form may hold the same field and value twice.
              <input key={index} type="hidden" name={name} value={value} />
            ))}
            <Button variant="outline">Send again</Button>
          </form>
        </>
      ) : (
        <p>
          <a href="/desk">To the desk</a>
        </p>
      )}
    </>
  );
}
