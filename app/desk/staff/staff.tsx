import { useActionData, useLoaderData } from "react-router";
import type { Invitation } from "../../../server/staff/invitations.ts";
import type { Person } from "../../../server/staff/staff.ts";
import { Field } from "../../ui/field.tsx";
import { listSeparator } from "../../ui/list-separator.ts";
import { Notice } from "../../ui/notice.tsx";
import { useLanguage } from "../../ui/page-language.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { DeskWords } from "../../words/translation.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";
import { Button } from "../ui/button.tsx";
import { Moment, TimesNote } from "../ui/moment.tsx";
import { RoleField } from "./role-field.tsx";
import styles from "./staff.module.css";
import { type StaffAnswer, staffActs } from "./staff-acts.ts";

export const role: Access = "administrator";
export const title = (_: unknown, { staff }: DeskWords) => staff.title;
export const acts = staffActs;

export async function loader({ desk, session }: DeskArgs) {
  const [people, invitations] = await Promise.all([desk.staff.list(), desk.invitations.list()]);
  return { people, invitations, own: session.person.id };
}

export default function Staff() {
  const { staff: words, common } = useDeskWords();
  const { people, invitations, own } = useLoaderData<typeof loader>();
  const { done, problem, link, typed, problems } = useActionData<StaffAnswer>() ?? {};
  return (
    <>
      <h1>{words.title}</h1>
      <p>{words.help}</p>
      {problem && <Notice tone="error">{problem}</Notice>}
      {done && (
        <Notice tone="success">
          <p>{done}</p>
          {link && (
            <p className={styles.link}>
              <a href={link}>{link}</a>
            </p>
          )}
        </Notice>
      )}
      <ul className={styles.list}>
        {people.map((person) => (
          <PersonItem key={person.id} person={person} isOwn={person.id === own} />
        ))}
      </ul>
      {invitations.length > 0 && (
        <>
          <h2>{words.invited}</h2>
          <ul className={styles.list}>
            {invitations.map((invitation) => (
              <InvitationItem key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </>
      )}
      <h2>{words.inviteHeading}</h2>
      <form method="post" className={styles.fields}>
        <Field
          id="name"
          label={common.name}
          name="name"
          autoComplete="off"
          required
          defaultValue={typed?.name ?? ""}
          error={problems?.name}
        />
        <Field
          id="email"
          label={common.email}
          name="email"
          type="email"
          autoComplete="off"
          required
          defaultValue={typed?.email ?? ""}
          error={problems?.email}
        />
        <RoleField id="role" label={words.role} role={typed?.role ?? "writer"} />
        <Button act="invite">{words.invite}</Button>
      </form>
      <TimesNote />
    </>
  );
}

function PersonItem({
  person: { id, name, email, role, created_at },
  isOwn,
}: {
  person: Person;
  isOwn: boolean;
}) {
  const { staff: words, common } = useDeskWords();
  const separator = listSeparator(useLanguage());
  return (
    <li className={styles.item}>
      <div>
        <p>
          <strong dir="auto">{name}</strong>
          {isOwn && ` (${words.you})`}
          {separator}
          {common.roles[role]}
        </p>
        <p dir="auto">{email}</p>
        <p className={styles.quiet}>
          {words.since({ moment: <Moment key="moment" instant={created_at} /> })}
        </p>
      </div>
      <details className={styles.more}>
        <summary>
          <span aria-hidden="true">{words.change}</span>
          <VisuallyHidden>{words.changePerson({ name })}</VisuallyHidden>
        </summary>
        <form method="post" className={styles.acts}>
          <input type="hidden" name="id" value={id} />
          <RoleField id={`role-${id}`} label={words.roleOf({ name })} role={role} />
          <Button act="change role" variant="outline">
            {words.changeRole}
          </Button>
        </form>
        <form method="post" className={styles.acts}>
          <input type="hidden" name="id" value={id} />
          <Button act="end sessions" variant="outline">
            {words.signOutEverywhere}
          </Button>
          <Button act="remove" variant="outline">
            {words.remove}
          </Button>
        </form>
      </details>
    </li>
  );
}

function InvitationItem({ invitation: { id, name, email, role, ...invited } }: { invitation: Invitation }) {
  const { staff: words, common } = useDeskWords();
  const separator = listSeparator(useLanguage());
  return (
    <li className={styles.item}>
      <div>
        <p>
          <strong dir="auto">{name}</strong>
          {separator}
          {common.roles[role]}
        </p>
        <p dir="auto">{email}</p>
        <p className={styles.quiet}>
          {words.invitedBy({
            name: <bdi key="name">{invited.invited_by}</bdi>,
            moment: <Moment key="moment" instant={invited.created_at} />,
          })}
        </p>
      </div>
      <form method="post">
        <input type="hidden" name="id" value={id} />
        <Button act="withdraw invitation" variant="outline">
          <span aria-hidden="true">{words.withdraw}</span>
          <VisuallyHidden>{words.withdrawOf({ name })}</VisuallyHidden>
        </Button>
      </form>
    </li>
  );
}
