/** Sample staff for `npm run dev`: one person for each role, with a link that fills in the sign-in form. */
import type { Site } from "./site.ts";
import { roles } from "./staff/roles.ts";

const command = { id: null, name: "npm run dev" };

/** Adds them if the desk has no staff. Returns the sentences to print: new sign-in links at every start. */
export async function developmentStaff({ staff, codes }: Site["desk"], address: string): Promise<string> {
  const isEmpty = (await staff.list()).length === 0;
  const links: string[] = [];
  for (const role of roles) {
    const email = `sample-${role}@example.org`;
    if (isEmpty) await staff.add(command, { name: `Sample ${role}`, email, role });
    const person = await staff.find(email);
    if (!person) continue;
    const query = new URLSearchParams({ email, code: await codes.create(person) });
    links.push(`  ${role.padEnd(15)}${address}/desk/sign-in?${query}\n`);
  }
  return links.length > 0 ? `  Sign in at the desk, within ten minutes:\n${links.join("")}\n` : "";
}
