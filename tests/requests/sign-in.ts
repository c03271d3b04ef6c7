/** The real server, with signed-in staff. Used by journeys, too. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectDatabase } from "../../server/database/connect.ts";
import { prepareDatabase } from "../../server/prepare-database.ts";
import type { Role } from "../../server/staff/roles.ts";
import { sessionCookie } from "../../server/staff/session-cookie.ts";
import { sessionsOf } from "../../server/staff/sessions.ts";
import { type Person, staffOf } from "../../server/staff/staff.ts";
import { preparedFile } from "../prepared-file.ts";
import { startSite } from "../site.ts";

type Fields = Record<string, string>;

/** A browser at the desk: it keeps its session cookie, and follows no redirects. */
export type DeskBrowser = {
  /** The value of the session cookie; undefined when signed out. */
  token(): string | undefined;
  get(path: string, headers?: Fields): Promise<Response>;
  /** Posts like a form of the desk. `headers` can override any header, including the origin. */
  post(path: string, fields?: Fields | URLSearchParams | FormData, headers?: Fields): Promise<Response>;
  /** Posts like a script, which expects JSON. */
  postForJson(path: string, fields: Fields): Promise<Response>;
};

export function deskBrowser(url: string, signedInAs?: string): DeskBrowser {
  let token = signedInAs;
  const ask = async (path: string, init: RequestInit & { headers: Fields }) => {
    const headers = { ...(token && { cookie: `${sessionCookie}=${token}` }), ...init.headers };
    const answer = await fetch(url + path, { ...init, headers, redirect: "manual" });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name === sessionCookie) token = value || undefined;
    }
    return answer;
  };
  const post: DeskBrowser["post"] = (path, fields = {}, headers = {}) =>
    ask(path, {
      method: "POST",
      body: fields instanceof FormData ? fields : new URLSearchParams(fields),
      headers: { origin: url, ...headers },
    });
  return {
    token: () => token,
    get: (path, headers = {}) => ask(path, { headers }),
    post,
    postForJson: (path, fields) => post(path, fields, { accept: "application/json" }),
  };
}

/** Starts without sample content, unless the environment or the prepared database says otherwise. */
export async function startDeskSite(environment: Fields = {}, prepared?: Uint8Array) {
  const folder = await mkdtemp(join(tmpdir(), "desk-"));
  const path = join(folder, "site.db");
  await writeFile(path, prepared ?? (await preparedFile(false)));
  const databaseUrl = environment.DATABASE_URL ?? `file:${path}`;
  const database = connectDatabase(databaseUrl);
  await prepareDatabase(database, { sampleContent: false });
  const site = await startSite({ SAMPLE_CONTENT: "off", ...environment, DATABASE_URL: databaseUrl });
  let people = 0;

  /** Adds a staff member with this role, who has just signed in. */
  async function signIn(role: Role, name = `${role} ${++people}`) {
    const email = `${name.toLowerCase().replaceAll(" ", "-")}@example.org`;
    const added = await staffOf(database).add({ id: null, name: "a test" }, { name, email, role });
    if (added === "already there") throw new Error(`${email} is there already.`);
    const person: Person = added;
    const token = await sessionsOf(database).begin(person.id, "a test");
    return { person, ...deskBrowser(site.url, token) };
  }

  return {
    ...site,
    database,
    signIn,
    /** A browser that is not signed in. */
    stranger: () => deskBrowser(site.url),
    async stop() {
      await site.stop();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type DeskSite = Awaited<ReturnType<typeof startDeskSite>>;
