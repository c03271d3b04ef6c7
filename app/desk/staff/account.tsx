import { useActionData, useLoaderData } from "react-router";
import { deviceIn } from "../../../server/staff/device-name.ts";
import type { Passkey } from "../../../server/staff/passkeys.ts";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { DeskWords } from "../../words/translation.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";
import { Button } from "../ui/button.tsx";
import { Moment, TimesNote } from "../ui/moment.tsx";
import { type AccountAnswer, accountActs } from "./account-acts.ts";
import { LanguageChoiceForm } from "./language-choice.tsx";
import { MailChoiceForm } from "./mail-choice.tsx";
import { SignatureForm } from "./signature-form.tsx";
import styles from "./staff.module.css";

export const role: Access = "translator";
export const title = (_: unknown, { account }: DeskWords) => account.title;
export const acts = accountActs;

/** Notices by the parameter in the address. */
const noticesIn = ({ account }: DeskWords): Record<string, string> => ({
  added: account.passkeys.added,
  renamed: account.name.changed,
  language: account.language.saved,
});

export async function loader({ desk, url, session, device, words }: DeskArgs) {
  const { id } = session.person;
  const [passkeys, sessions, mails, signature] = await Promise.all([
    desk.passkeys.list(id),
    desk.sessions.list(id),
    desk.staff.mails(id),
    desk.staff.signature(id),
  ]);
  return {
    passkeys,
    sessions: sessions.map((each) => ({ ...each, device: deviceIn(words.mails.devices, each.device) })),
    device: deviceIn(words.mails.devices, device),
    mails,
    signature,
    own: session.id,
    person: session.person,
    mayAdd: session.provedRecently,
    hasMail: desk.mails.isSetUp,
    welcome: url.searchParams.has("welcome"),
    notice: Object.entries(noticesIn(words)).find(([name]) => url.searchParams.has(name))?.[1],
  };
}

export default function Account() {
  const { passkeys, sessions, device, mails, signature, own, person, mayAdd, hasMail, welcome, notice } =
    useLoaderData<typeof loader>();
  const { account: words, common } = useDeskWords();
  const { done = notice, problem, typedSignature } = useActionData<AccountAnswer>() ?? {};
  return (
    <>
      <h1>{words.title}</h1>
      {problem && <Notice tone="error">{problem}</Notice>}
      {done && <Notice tone="success">{done}</Notice>}
      {welcome && !done && (
        <Notice tone="success">
          <p>{words.welcome({ name: <bdi key="name">{person.name}</bdi> })}</p>
          <p>{hasMail ? words.codeByMail : words.codeOnServer}</p>
          <p>
            <a href="/desk">{words.toDesk}</a>
          </p>
        </Notice>
      )}

      <LanguageChoiceForm />

      <h2>{words.passkeys.heading}</h2>
      <p>{words.passkeys.help}</p>
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
              label={words.passkeys.newName}
              name="name"
              maxLength={60}
              autoComplete="off"
              defaultValue={device}
            />
            <Button>{words.passkeys.add}</Button>
            <p role="status" />
          </form>
          <noscript>
            <p>{words.passkeys.noScript}</p>
          </noscript>
        </>
      ) : (
        <p>
          {words.passkeys.signInFirst({
            link: (
              <a key="link" href="/desk/sign-in?next=/desk/account">
                {words.passkeys.signInFirstLink}
              </a>
            ),
          })}
        </p>
      )}

      <h2>{words.sessions.heading}</h2>
      <ul className={styles.list}>
        {sessions.map(({ id, device, created_at, seen_at }) => (
          <li key={id} className={styles.item}>
            <div>
              <p>
                <strong>
                  <bdi>{device}</bdi>
                </strong>
                {id === own && ` (${words.sessions.thisDevice})`}
              </p>
              <p className={styles.quiet}>
                {words.sessions.since({
                  start: <Moment key="start" instant={created_at} />,
                  used: <Moment key="used" instant={seen_at} />,
                })}
              </p>
            </div>
            {id !== own && (
              <form method="post">
                <input type="hidden" name="id" value={id} />
                <Button act="end session" variant="outline">
                  <span aria-hidden="true">{words.sessions.signOut}</span>
                  <VisuallyHidden>{words.sessions.signOutDevice({ device })}</VisuallyHidden>
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <form method="post">
          <Button act="end other sessions" variant="outline">
            {words.sessions.signOutElsewhere}
          </Button>
        </form>
      )}

      <MailChoiceForm chosen={mails} />
      <SignatureForm signature={typedSignature ?? signature} />

      <h2>{common.name}</h2>
      <form method="post" className={styles.fields}>
        <Field
          id="name"
          label={common.name}
          name="name"
          autoComplete="name"
          required
          defaultValue={person.name}
        />
        <Button act="change name" variant="outline">
          {words.name.change}
        </Button>
      </form>
      <p className={styles.quiet}>
        {words.name.who({
          email: <bdi key="email">{person.email}</bdi>,
          role: <span key="role">{common.roles[person.role]}</span>,
        })}
      </p>
      <TimesNote />
    </>
  );
}

function PasskeyItem({ passkey: { id, name, created_at, used_at } }: { passkey: Passkey }) {
  const words = useDeskWords().account.passkeys;
  const added = <Moment key="added" instant={created_at} />;
  return (
    <li className={styles.item}>
      <div>
        <p>
          <strong dir="auto">{name}</strong>
        </p>
        <p className={styles.quiet}>
          {used_at
            ? words.used({ added, used: <Moment key="used" instant={used_at} /> })
            : words.unused({ added })}
        </p>
      </div>
      <details className={styles.more}>
        <summary>
          <span aria-hidden="true">{words.changeShort}</span>
          <VisuallyHidden>{words.change({ name })}</VisuallyHidden>
        </summary>
        <form method="post" className={styles.fields}>
          <input type="hidden" name="id" value={id} />
          <Field
            id={`name-${id}`}
            label={words.renameLabel}
            name="name"
            maxLength={60}
            autoComplete="off"
            defaultValue={name}
          />
          <div className={styles.acts}>
            <Button act="rename passkey" variant="outline">
              {words.rename}
            </Button>
            <Button act="remove passkey" variant="outline">
              {words.remove}
            </Button>
          </div>
        </form>
      </details>
    </li>
  );
}
