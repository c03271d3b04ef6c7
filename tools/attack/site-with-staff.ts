import { connectDatabase, type SiteDatabase } from "../../server/database/connect.ts";
import { prepareDatabase } from "../../server/prepare-database.ts";
import { type Role, roles } from "../../server/staff/roles.ts";
import { sessionsOf } from "../../server/staff/sessions.ts";
import { type Person, staffOf } from "../../server/staff/staff.ts";

export const attacker = { id: null, name: "an attack" };

type Staff = Record<Role, { person: Person; token: string }>;

/** A database with the samples and a signed-in person of each role. `prepare` adds what an attack needs. */
export async function siteWithStaff(
  folder: string,
  prepare: (database: SiteDatabase, staff: Staff) => Promise<void> = async () => {},
): Promise<{ databaseUrl: string; tokens: Record<Role, string> }> {
  const databaseUrl = `file:${folder}/site.db`;
  const database = connectDatabase(databaseUrl);
  try {
    await prepareDatabase(database, { sampleContent: true });
    const staff: Partial<Staff> = {};
    for (const role of roles) {
      const person = await staffOf(database).add(attacker, {
        name: role,
        email: `${role}@example.org`,
        role,
      });
      if (person === "already there") throw new Error(`The ${role} already exists.`);
      staff[role] = { person, token: await sessionsOf(database).begin(person.id, "an attack") };
    }
    await prepare(database, staff as Staff);
    const tokens = Object.entries(staff).map(([role, { token }]) => [role, token]);
    return { databaseUrl, tokens: Object.fromEntries(tokens) };
  } finally {
    await database.close();
  }
}
