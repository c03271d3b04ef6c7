import { expect, test } from "vitest";
import { forEachDatabaseInTurn } from "../../../tests/databases.ts";
import { staffOf } from "../../staff/staff.ts";
import { noticeLanguage } from "./notice-language.ts";

const program = { id: null, name: "a test" };

forEachDatabaseInTurn((_engine, open) => {
  test("is English, then the language of most staff, or that of the person with the address", async () => {
    const { database } = await open();
    const staff = staffOf(database);
    const languageFor = (address: string) => noticeLanguage(database.db, address);
    expect(await languageFor("office@example.org")).toBe("en");
    for (const [name, language] of [
      ["Ada", "am"],
      ["Ben", "fr"],
      ["Cleo", "fr"],
    ] as const) {
      const email = `${name.toLowerCase()}@example.org`;
      const person = await staff.add(program, { name, email, role: "publisher" });
      if (person === "already there") throw new Error(`${name} is there already.`);
      await database.db.updateTable("staff").set({ language }).where("id", "=", person.id).execute();
    }
    expect(await languageFor("office@example.org")).toBe("fr");
    expect(await languageFor("ADA@example.org")).toBe("am");
  });
});
