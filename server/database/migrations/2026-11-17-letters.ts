import { asLetters } from "../../content/as-letters.ts";
import { kinds } from "../schema.ts";
import type { Migration } from "./index.ts";

/** Folded text was stored with its spaces and signs before it was stored as letters. */
export const foldToLetters: Migration = async (db) => {
  for (const kind of kinds) {
    for (const { id } of await db.selectFrom(kind).select("id").execute()) {
      const { folded } = await db
        .selectFrom(kind)
        .select("folded")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      const letters = folded.split("\n").map(asLetters).join("\n");
      await db.updateTable(kind).set({ folded: letters }).where("id", "=", id).execute();
    }
  }
};
