import { expect, test } from "vitest";
import { forEachDatabaseInTurn } from "../../tests/databases.ts";
import { staffOf } from "./staff.ts";
import { deleteOldLog, logStaffAct, readLog } from "./staff-log.ts";

const program = { id: null, name: "a test" };
const ada = { name: "Ada", email: "ada@example.org", role: "administrator" } as const;

forEachDatabaseInTurn((_engine, open) => {
  test("adds a person once, however the address is spelt, and logs who added them", async () => {
    const { database } = await open();
    const staff = staffOf(database);
    expect(await staff.add(program, ada)).toMatchObject(ada);
    expect(await staff.add(program, { ...ada, email: "ADA@Example.org" })).toBe("already there");
    expect(await staff.find("Ada@EXAMPLE.org")).toMatchObject(ada);
    expect(await staff.list()).toHaveLength(1);
    const log = await readLog(database.db, 10);
    expect(log).toMatchObject([
      {
        staff_id: null,
        staff_name: "a test",
        act: "added as administrator",
        subject: "Ada <ada@example.org>",
      },
    ]);
  });

  test("the last administrator can neither be removed nor get another role", async () => {
    const { database } = await open();
    const staff = staffOf(database);
    const first = await staff.add(program, ada);
    const second = await staff.add(program, { ...ada, name: "Ben", email: "ben@example.org" });
    if (typeof first === "string" || typeof second === "string") throw new Error("Not added.");
    // Two administrators remove each other at the same moment.
    const outcomes = await Promise.all([staff.remove(first, second.id), staff.remove(second, first.id)]);
    expect(outcomes.sort()).toEqual(["done", "last administrator"]);
    const [left] = await staff.list();
    expect(await staff.changeRole(program, left?.id ?? "", "writer")).toBe("last administrator");
    expect(await staff.changeRole(program, left?.id ?? "", "administrator")).toBe("done");
    expect(await staff.remove(program, "nobody")).toBe("not there");
  });

  test("the log cannot be changed", async () => {
    const { database } = await open();
    await staffOf(database).add(program, ada);
    const { db } = database;
    await expect(db.updateTable("staff_log").set({ act: "nothing" }).execute()).rejects.toThrow("only grows");
    await expect(db.deleteFrom("staff_log").execute()).rejects.toThrow("only grows");
    expect(await readLog(db, 10)).toHaveLength(1);
  });

  test("the log keeps five years, and the newest entries", async () => {
    const { database } = await open();
    await staffOf(database).add(program, ada);
    const { db } = database;
    const long = new Date(Date.now() - 6 * 365.25 * 24 * 60 * 60_000);
    await logStaffAct(db, program, "did", "long ago", long);
    await logStaffAct(db, program, "did", "lately", new Date());
    await deleteOldLog(db, new Date());
    expect((await readLog(db, 10)).map(({ subject }) => subject)).not.toContain("long ago");
    expect(await readLog(db, 10)).toHaveLength(2);
    // A clock that is years ahead deletes nothing: the database looks at its own.
    await expect(deleteOldLog(db, new Date(Date.now() + 6 * 365.25 * 24 * 60 * 60_000))).rejects.toThrow(
      "only grows",
    );
    expect(await readLog(db, 10)).toHaveLength(2);
  });

  test("the log is read in pages, newest first", async () => {
    const { database } = await open();
    const staff = staffOf(database);
    for (const name of ["a", "b", "c"])
      await staff.add(program, { ...ada, name, email: `${name}@example.org` });
    const [newest, next] = await readLog(database.db, 2);
    expect([newest?.subject, next?.subject]).toEqual(["c <c@example.org>", "b <b@example.org>"]);
    expect(await readLog(database.db, 2, next?.number)).toMatchObject([{ subject: "a <a@example.org>" }]);
  });
});
