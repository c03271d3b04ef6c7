import { useActionData, useLoaderData } from "react-router";
import type { Invitation } from "../../../server/staff/invitations.ts";
import type { Person } from "../../../server/staff/staff.ts";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";
import { Button } from "../ui/button.tsx";
import { Moment, TimesNote } from "../ui/moment.tsx";
import { RoleField } from "./role-field.tsx";
import styles from "./staff.module.css";
import { type StaffAnswer, staffActs } from "./staff-acts.ts";

export const role: Access = "administrator";
export const title = "Staff";
export const acts = staffActs;

export async function loader({ desk, session }: DeskArgs) {
  const [people, invitations] = await Promise.all([desk.staff.list(), desk.invitations.list()]);
  return { people, invitations, own: session.person.id };
}

export default function Staff() {
  const { people, invitations, own } = useLoaderData<typeof loader>();
  const { done, problem, link, typed, problems } = useActionData<StaffAnswer>() ?? {};
  return (
    <>
      <h1>Staff</h1>
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
          <h2>Invited</h2>
          <ul className={styles.list}>
            {invitations.map((invitation) => (
              <InvitationItem key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </>
      )}
      <h2>Invite a colleague</h2>
      <form method="post" className={styles.fields}>
        <Field
          id="name"
          label="Name"
          name="name"
          autoComplete="off"
          required
          defaultValue={typed?.name ?? ""}
          error={problems?.name}
        />
        <Field
          id="email"
          label="Email"
          name="email"
          type="email"
          autoComplete="off"
          required
          defaultValue={typed?.email ?? ""}
          error={problems?.email}
        />
        <RoleField id="role" label="Role" role={typed?.role ?? "writer"} />
        <Button act="invite">Invite</Button>
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
  return (
    <li className={styles.item}>
      <div>
        <p>
          <strong dir="auto">{name}</strong>
          {isOwn && " (you)"}, {role}
        </p>
        <p dir="auto">{email}</p>
        <p className={styles.quiet}>
          Since <Moment instant={created_at} />
        </p>
      </div>
      <details className={styles.more}>
        <summary>
          Change<VisuallyHidden> {name}</VisuallyHidden>
        </summary>
        <form method="post" className={styles.acts}>
          <input type="hidden" name="id" value={id} />
          <RoleField id={`role-${id}`} label={`Role of ${name}`} role={role} />
          <Button act="change role" variant="outline">
            Change role
          </Button>
        </form>
        <form method="post" className={styles.acts}>
          <input type="hidden" name="id" value={id} />
          <Button act="end sessions" variant="outline">
            Sign out everywhere
          </Button>
          <Button act="remove" variant="outline">
            Remove
          </Button>
        </form>
      </details>
    </li>
  );
}

function InvitationItem({ invitation: { id, name, email, role, ...invited } }: { invitation: Invitation }) {
  return (
    <li className={styles.item}>
      <div>
        <p>
          <strong dir="auto">{name}</strong>, {role}
        </p>
        <p dir="auto">{email}</p>
        <p className={styles.quiet}>
          Invited by <bdi>{invited.invited_by}</bdi>, <Moment instant={invited.created_at} />, valid for seven
          days
        </p>
      </div>
      <form method="post">
        <input type="hidden" name="id" value={id} />
        <Button act="withdraw invitation" variant="outline">
          Withdraw<VisuallyHidden> the invitation of {name}</VisuallyHidden>
        </Button>
      </form>
    </li>
  );
}
