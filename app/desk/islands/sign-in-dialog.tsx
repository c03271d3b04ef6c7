import { Dialog } from "../ui/dialog.tsx";
import { SignInAgain } from "./sign-in-again.tsx";

type Props = { email: string; signedIn: () => void; close: () => void };

/** Signs somebody in again without leaving the page on which they write. */
export function SignInDialog({ email, signedIn, close }: Props) {
  return (
    <Dialog heading="You are signed out" close={close}>
      <p>Nothing you typed is lost. Sign in, and it is saved.</p>
      <SignInAgain email={email} onSignedIn={signedIn} />
    </Dialog>
  );
}
