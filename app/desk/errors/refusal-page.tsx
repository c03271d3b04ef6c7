import { isRouteErrorResponse } from "react-router";
import { DeskIsland } from "../islands/desk-island.tsx";
import { SignInAgain } from "../islands/sign-in-again.tsx";
import type { Posted, Refusal } from "../rendering/guard.ts";
import { Button } from "../ui/button.tsx";

type Sentence = { title: string; text: string };

const sentences: Record<Refusal["refusal"], Sentence> = {
  "signed out": {
    title: "You are signed out",
    text: "Nothing you typed is lost. Sign in here, and it will be sent. If you sign in in another tab, come back to this one and send it again.",
  },
  role: {
    title: "Not allowed",
    text: "Your role does not allow this. An administrator can change your role under Staff.",
  },
  "recent sign-in": {
    title: "Please sign in again",
    text: "This cannot be undone or affects other people, so you must have signed in within the last ten minutes. Sign in here, and it will be done. If you sign in in another tab, come back to this one and send it again.",
  },
  "unknown act": {
    title: "Unknown action",
    text: "The desk does not know this action, so nothing was changed. Please go back and try again.",
  },
  "for script": {
    title: "Not a page",
    text: "Only the desk’s own scripts use this address, so nothing was changed. Please go back and use the buttons.",
  },
};

const notFound: Sentence = { title: "Not found", text: "There is no page at this address." };
const failed: Sentence = {
  title: "Something went wrong",
  text: "This is our fault, and it has been logged. Go back (your text is still there) and try again in a moment.",
};

/** The page for a request that was refused, found nothing, or failed. */
export function RefusalPage({ error }: { error: unknown }) {
  const {
    refusal,
    posted,
    email = "",
  } = (isRouteErrorResponse(error) ? (error.data ?? {}) : {}) as Partial<Refusal & Posted>;
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const { title, text } = refusal ? sentences[refusal] : isMissing ? notFound : failed;
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
          <a href="/desk">Go to the desk</a>
        </p>
      )}
    </>
  );
}
