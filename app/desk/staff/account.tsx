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

/** What was done where the address of this page comes from. */
const arrivals: Record<string, string> = {
  added: "The passkey is added. You can sign in with it from now on.",
  renamed: "Your name is changed.",
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
    came: Object.keys(arrivals).find((name) => url.searchParams.has(name)),
  };
}

export default function Account() {
  const { passkeys, sessions, device, mails, own, person, mayAdd, hasMail, welcome, came } =
    useLoaderData<typeof loader>();
  const { done = arrivals[came ?? ""], problem } = useActionData<AccountAnswer>() ?? {};
  return (
    <>
      <h1>Your account</h1>
      {problem && <Notice tone="error">{problem}</Notice>}
      {done && <Notice tone="success">{done}</Notice>}
      {welcome && !done && (
        <Notice tone="success">
          <p>
            Welcome, <bdi>{person.name}</bdi>. You are signed in. So that you can come back, add a passkey to
            this device.
          </p>
          <p>
            {hasMail
              ? "Without one, ask for a code whenever you sign in: it comes by mail."
              : "Without one you need a code, which an administrator gets on the server with: npm run staff -- code EMAIL"}
          </p>
          <p>
            <a href="/desk">To the desk</a>
          </p>
        </Notice>
      )}

      <h2>Passkeys</h2>
      <p>
        A passkey is kept by your phone, computer or password manager, which opens it with your finger, face
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
            <p>To add a passkey, allow this page to run script.</p>
          </noscript>
        </>
      ) : (
        <p>
          <a href="/desk/sign-in?next=/desk/account">Sign in again</a> to add a passkey: that needs a sign-in
          of the last ten minutes.
        </p>
      )}

      <h2>Where you are signed in</h2>
      <ul className={styles.list}>
        {sessions.map(({ id, device, created_at, seen_at }) => (
          <li key={id} className={styles.item}>
            <div>
              <p>
                <strong>{device}</strong>
                {id === own && " (this one)"}
              </p>
              <p className={styles.quiet}>
                Since <Moment instant={created_at} />, last used <Moment instant={seen_at} />
              </p>
            </div>
            {id !== own && (
              <form method="post">
                <input type="hidden" name="id" value={id} />
                <Button act="end session" variant="outline">
                  End<VisuallyHidden> the session of {device}</VisuallyHidden>
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <form method="post">
          <Button act="end other sessions" variant="outline">
            End all others
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
        You sign in as <bdi>{person.email}</bdi>, with the role {person.role}. An administrator can change
        your role. To sign in with another e-mail address, ask an administrator to invite that address.
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
