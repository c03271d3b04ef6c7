/** `npm run schema -- check`: whether this release can run on the site's database. */
import { existsSync } from "node:fs";
import { connectDatabase } from "../server/database/connect.ts";
import { sqlitePath } from "../server/database/sqlite-file.ts";
import { readEnvironment } from "../server/process/environment.ts";
import { checkSchema } from "../server/upgrades/check-schema.ts";
import { done, runProgram } from "./command-line.ts";

const help = `npm run schema -- check     says whether this release can run on the database, and changes nothing

An earlier release can run until a newer one has removed parts of the database that it needs.`;

await runProgram(help, async () => {
  if (process.argv.slice(2).join(" ") !== "check") return undefined;
  const { databaseUrl } = readEnvironment(process.env);
  if (databaseUrl.startsWith("file:") && !existsSync(sqlitePath(databaseUrl)))
    return done("There is no database yet. This release creates it when it starts.");
  const database = connectDatabase(databaseUrl);
  try {
    return done(await checkSchema(database));
  } finally {
    await database.close();
  }
});
