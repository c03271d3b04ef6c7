import { useActionData, useLoaderData } from "react-router";
import type { Passkey } from "../../../server/staff/passkeys.ts";
import { mayActAs } from "../../../server/staff/roles.ts";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";
import { Button } from "../ui/button.tsx";
import { Moment, TimesNote } from "../ui/moment.tsx";
import { type AccountAnswer, accountActs } from "./account-acts.ts";
import { MailChoiceForm } from "./mail-choice.tsx";
import styles from "./staff.module.css";

export const role: Access = "writer";
export const title = "Your account";
export const acts = accountActs;

/** Notices by the parameter in the address. */
const notices: Record<string, string> = {
  added: "Passkey added. You can now sign in with it.",
  renamed: "Your name has been changed.",
};

export async function loader({ desk, url, session, device }: DeskArgs) {
  const { id } = session.person;
  const [passkeys, sessions, mails] = await Promise.all([
    desk.passkeys.list(id),
    desk.sessions.list(id),
    desk.staff.mails(id),
  ]);
  return {
    passkeys,
    sessions,
    device,
    mails: mayActAs(session.person.role, "publisher") ? mails : undefined,
    own: session.id,
    person: session.person,
    mayAdd: session.provedRecently,
    hasMail: desk.mails.isSetUp,
    welcome: url.searchParams.has("welcome"),
    notice: Object.keys(notices).find((name) => url.searchParams.has(name)),
  };
}

export default function Account() {
  const { passkeys, sessions, device, mails, own, person, mayAdd, hasMail, welcome, notice } =
    useLoaderData<typeof loader>();
  const { done = notices[notice ?? ""], problem } = useActionData<AccountAnswer>() ?? {};
  return (
    <>
      <h1>Your account</h1>
      {problem && <Notice tone="error">{problem}</Notice>}
      {done && <Notice tone="success">{done}</Notice>}
      {welcome && !done && (
        <Notice tone="success">
          <p>
            Welcome, <bdi>{person.name}</bdi>. You are signed in. Add a passkey to this device, so that you
            can sign in again.
          </p>
          <p>
            {hasMail
              ? "Without a passkey, you sign in with a code that we send you by mail."
              : "Without a passkey, you need a code, which an administrator can get on the server with: npm run staff -- code EMAIL"}
          </p>
          <p>
            <a href="/desk">Go to the desk</a>
          </p>
        </Notice>
      )}

      <h2>Passkeys</h2>
      <p>
        Your phone, computer or password manager stores the passkey and unlocks it with your fingerprint, face
        or PIN.
      </p>
      {passkeys.length > 0 && (
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {mayAdd ? (
        <>
          <form method="post" data-passkey="add" className={styles.fields}>
            <Field
              id="passkey-name"
              label="Name for the new passkey"
              name="name"
              maxLength={60}
              autoComplete="off"
              defaultValue={device}
            />
            <Button>Add a passkey</Button>
            <p role="status" />
          </form>
          <noscript>
            <p>To add a passkey, turn on JavaScript.</p>
          </noscript>
        </>
      ) : (
        <p>
          <a href="/desk/sign-in?next=/desk/account">Sign in again</a> to add a passkey: you must have signed
          in within the last ten minutes.
        </p>
      )}

      <h2>Where you are signed in</h2>
      <ul className={styles.list}>
        {sessions.map(({ id, device, created_at, seen_at }) => (
          <li key={id} className={styles.item}>
            <div>
              <p>
                <strong>{device}</strong>
                {id === own && " (this device)"}
              </p>
              <p className={styles.quiet}>
                Since <Moment instant={created_at} />, last used <Moment instant={seen_at} />
              </p>
            </div>
            {id !== own && (
              <form method="post">
                <input type="hidden" name="id" value={id} />
                <Button act="end session" variant="outline">
                  Sign out<VisuallyHidden> {device}</VisuallyHidden>
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <form method="post">
          <Button act="end other sessions" variant="outline">
            Sign out everywhere else
          </Button>
        </form>
      )}

      {mails && <MailChoiceForm chosen={mails} />}

      <h2>Name</h2>
      <form method="post" className={styles.fields}>
        <Field id="name" label="Name" name="name" autoComplete="name" required defaultValue={person.name} />
        <Button act="change name" variant="outline">
          Change name
        </Button>
      </form>
      <p className={styles.quiet}>
        You sign in as <bdi>{person.email}</bdi>, and your role is {person.role}. An administrator can change
        your role. To use another e-mail address, ask an administrator to invite that address.
      </p>
      <TimesNote />
    </>
  );
}

function PasskeyItem({ passkey: { id, name, created_at, used_at } }: { passkey: Passkey }) {
  return (
    <li className={styles.item}>
      <div>
        <p>
          <strong dir="auto">{name}</strong>
        </p>
        <p className={styles.quiet}>
          Added <Moment instant={created_at} />,{" "}
          {used_at ? (
            <>
              last used <Moment instant={used_at} />
            </>
          ) : (
            "not used yet"
          )}
        </p>
      </div>
      <details className={styles.more}>
        <summary>
          Change<VisuallyHidden> the passkey {name}</VisuallyHidden>
        </summary>
        <form method="post" className={styles.fields}>
          <input type="hidden" name="id" value={id} />
          <Field
            id={`name-${id}`}
            label="New name"
            name="name"
            maxLength={60}
            autoComplete="off"
            defaultValue={name}
          />
          <div className={styles.acts}>
            <Button act="rename passkey" variant="outline">
              Rename
            </Button>
            <Button act="remove passkey" variant="outline">
              Remove
            </Button>
          </div>
        </form>
      </details>
    </li>
  );
}
