import { beginLink } from "../server/announcement.ts";
import { clean, findProblems } from "../server/inbox/form/validate.ts";
import type { firstAdministratorOf } from "../server/staff/first-administrator.ts";
import { isRole } from "../server/staff/roles.ts";
import type { sessionsOf } from "../server/staff/sessions.ts";
import type { signInCodesOf } from "../server/staff/sign-in-codes.ts";
import type { Person, staffOf } from "../server/staff/staff.ts";
import type { staffLogOf } from "../server/staff/staff-log.ts";
import { type Command, done, exitCodes, nothing, type Outcome } from "./command-line.ts";
import { counted, printable, toWidth } from "./terminal-text.ts";

type Desk = {
  staff: ReturnType<typeof staffOf>;
  codes: ReturnType<typeof signInCodesOf>;
  sessions: ReturnType<typeof sessionsOf>;
  log: ReturnType<typeof staffLogOf>;
  firstAdministrator: ReturnType<typeof firstAdministratorOf>;
  siteUrl: string;
};

/** The actor in the staff log. */
const program = { id: null, name: "npm run staff" };

export const commands: Record<string, Command<Desk>> = {
  list: ({ staff }, args) => (args.length === 0 ? list(staff) : undefined),
  begin: (desk, args) => (args.length === 0 ? begin(desk) : undefined),
  add: ({ staff }, [name, email, role, ...more]) =>
    name && email && role && more.length === 0 ? add(staff, name, email, role) : undefined,
  code: ({ staff, codes, log }, args) =>
    forPerson(staff, args, async (person) => {
      const code = await codes.create(person);
      if (code === "too many") return failed("Too many codes were requested within an hour. Wait a while.");
      await log.add(program, "made a sign-in code for", `${person.name} <${person.email}>`);
      return done(`${code} is the sign-in code of ${person.name}. It works once, within ten minutes.`);
    }),
  "end-sessions": ({ staff, sessions, log }, args) =>
    forPerson(staff, args, async ({ id, name, email }) => {
      const ended = await sessions.endAll(id);
      await log.add(program, "ended the sessions of", `${name} <${email}>`);
      return done(`${name} is signed out everywhere: ${counted(ended, "session")} ended.`);
    }),
  remove: ({ staff }, args) =>
    forPerson(staff, args, async ({ id, name }) =>
      (await staff.remove(program, id)) === "last administrator"
        ? failed(`${name} is the last administrator. Add another one first.`)
        : done(`${name} no longer has access.`),
    ),
};

async function list(staff: Desk["staff"]): Promise<Outcome> {
  const people = await staff.list();
  if (people.length === 0) return nothing("The desk has no staff yet. To begin: npm run staff -- begin");
  const lines = people.map(({ role, name, email }) => `${role.padEnd(13)}  ${toWidth(name, 24)}  ${email}`);
  return done(printable(lines.join("\n")));
}

/** Works while the site runs, and as often as needed. */
async function begin({ firstAdministrator, siteUrl }: Desk): Promise<Outcome> {
  const key = await firstAdministrator.newKey();
  if (!key) return failed("The desk has staff already. For a sign-in code: npm run staff -- code EMAIL");
  return done(
    `To become the first administrator, open this link within 60 minutes:\n${beginLink(siteUrl, key)}`,
  );
}

async function add(staff: Desk["staff"], name: string, email: string, role: string): Promise<Outcome> {
  if (!isRole(role)) return failed(`There is no role "${role}". Choose writer, publisher or administrator.`);
  // Checked like the name and e-mail address in the contact form.
  const person = clean({ name, email, subject: "-", message: "-" });
  const problems = findProblems(person);
  if (problems.name) return failed("The name is missing or too long.");
  if (problems.email) return failed(`"${email}" is not an e-mail address.`);
  const added = await staff.add(program, { name: person.name, email: person.email, role });
  return added === "already there"
    ? failed(`${email} already has access.`)
    : done(`${person.name} has access as ${role}. For a sign-in code: npm run staff -- code ${person.email}`);
}

function forPerson(
  staff: Desk["staff"],
  [email, ...more]: string[],
  action: (person: Person) => Promise<Outcome>,
) {
  if (!email || more.length > 0) return undefined;
  return (async () => {
    const person = await staff.find(email);
    return person ? action(person) : nothing(`There is no member of staff with the address ${email}.`);
  })();
}

const failed = (text: string): Outcome => ({ code: exitCodes.failed, text });
