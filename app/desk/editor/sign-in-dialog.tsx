import { SignInAgain } from "../islands/sign-in-again.tsx";
import { Dialog } from "./dialog.tsx";

/** Signs somebody in again without leaving the page on which they write. */
export function SignInDialog({ signedIn, close }: { signedIn: () => void; close: () => void }) {
  return (
    <Dialog heading="You are signed out" close={close}>
      <p>Nothing you typed is lost. Sign in, and it is saved.</p>
      <SignInAgain email="" onSignedIn={signedIn} />
    </Dialog>
  );
}
