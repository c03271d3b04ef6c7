import { expect, test } from "vitest";
import { firstAdministratorOf } from "../server/staff/first-administrator.ts";
import { sessionsOf } from "../server/staff/sessions.ts";
import { signInCodesOf } from "../server/staff/sign-in-codes.ts";
import { staffOf } from "../server/staff/staff.ts";
import { staffLogOf } from "../server/staff/staff-log.ts";
import { forEachDatabase } from "../tests/databases.ts";
import { commands } from "./staff-commands.ts";

forEachDatabase((_engine, open) => {
  async function desk() {
    const { database } = await open();
    const target = {
      staff: staffOf(database),
      codes: signInCodesOf(database),
      sessions: sessionsOf(database),
      log: staffLogOf(database),
      firstAdministrator: firstAdministratorOf(database),
      siteUrl: "https://example.org",
    };
    return { ...target, run: (name: string, ...words: string[]) => commands[name]?.(target, words) };
  }

  test("adds, lists, signs out and removes a member of staff, and makes a sign-in code", async () => {
    const { codes, sessions, log, run } = await desk();
    expect(await run("list")).toEqual({ code: 3, text: expect.stringContaining("no staff yet") });
    expect(await run("add", "Ada Bekele", "ada@example.org", "administrator")).toMatchObject({ code: 0 });
    expect(await run("add", "Ben", "ben@example.org", "writer")).toMatchObject({ code: 0 });
    expect((await run("list"))?.text).toMatch(/administrator +Ada Bekele +ada@example.org\nwriter +Ben/);

    const { text = "" } = (await run("code", "BEN@example.org")) ?? {};
    const ben = await codes.use("ben@example.org", /^\d{8}/.exec(text)?.[0] ?? "");
    expect(ben?.name).toBe("Ben");
    const token = await sessions.begin(ben?.id ?? "", "a phone");
    expect(await run("end-sessions", "ben@example.org")).toEqual({
      code: 0,
      text: "Ben is signed out everywhere: 1 session ended.",
    });
    expect(await sessions.find(token)).toBeUndefined();
    expect(await log.read(2)).toMatchObject([
      { staff_name: "npm run staff", act: "ended the sessions of", subject: "Ben <ben@example.org>" },
      { staff_name: "npm run staff", act: "made a sign-in code for", subject: "Ben <ben@example.org>" },
    ]);

    expect(await run("remove", "ben@example.org")).toMatchObject({ code: 0 });
    expect(await run("remove", "ada@example.org")).toMatchObject({
      code: 1,
      text: expect.stringContaining("last administrator"),
    });
  });

  test("prints a link for the first administrator, any number of times, until the desk has staff", async () => {
    const { firstAdministrator, run } = await desk();
    const links = [await run("begin"), await run("begin")].map((outcome) => outcome?.text ?? "");
    const keys = links.map(
      (text) => /^https:\/\/example\.org\/desk\/begin\?key=([\w-]{43})$/m.exec(text)?.[1],
    );
    for (const key of keys) expect(await firstAdministrator.isValid(key ?? "")).toBe(true);
    expect(run("begin", "now")).toBeUndefined();
    await run("add", "Ada", "ada@example.org", "administrator");
    expect(await run("begin")).toEqual({ code: 1, text: expect.stringContaining("already") });
  });

  test("explains in a sentence why a command fails", async () => {
    const { run } = await desk();
    expect(await run("add", "Ada", "ada@example.org", "boss")).toMatchObject({
      code: 1,
      text: expect.stringContaining('no role "boss"'),
    });
    expect(await run("add", "Ada", "not an address", "writer")).toMatchObject({ code: 1 });
    expect(await run("add", "Ada")).toBeUndefined();
    await run("add", "Ada", "ada@example.org", "writer");
    expect(await run("add", "Ada", "Ada@example.org", "writer")).toMatchObject({
      code: 1,
      text: expect.stringContaining("already has access"),
    });
    for (const name of ["code", "end-sessions", "remove"])
      expect(await run(name, "unknown@example.org")).toEqual({
        code: 3,
        text: "There is no member of staff with the address unknown@example.org.",
      });
    for (let count = 0; count < 100; count++) await run("code", "ada@example.org");
    expect(await run("code", "ada@example.org")).toMatchObject({
      code: 1,
      text: expect.stringContaining("Too many"),
    });
  });
});
