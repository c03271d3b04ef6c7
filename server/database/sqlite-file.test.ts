import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { news } from "../../tests/records.ts";
import { save } from "../../tests/save.ts";
import { prepareDatabase } from "../prepare-database.ts";
import { connectDatabase } from "./connect.ts";

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "file-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function open(path = join(temporaryFolder(), "site.db")) {
  const database = connectDatabase(`file:${path}`);
  onTestFinished(database.close);
  await prepareDatabase(database, { sampleContent: false });
  return { path, database };
}

const parts = ["", "-wal", "-shm"];
const modeOf = (path: string) => statSync(path).mode & 0o777;

test("only the owner can read the file, its log and its folder", async () => {
  const { path } = await open(join(temporaryFolder(), "data", "site.db"));
  expect(modeOf(join(path, ".."))).toBe(0o700);
  for (const part of parts) expect(modeOf(path + part)).toBe(0o600);
});

test("restricts a file that others could read, and leaves its folder alone", async () => {
  const { path, database } = await open();
  await database.close();
  chmodSync(path, 0o644);
  chmodSync(join(path, ".."), 0o755);
  await open(path);
  for (const part of parts) expect(modeOf(path + part)).toBe(0o600);
  expect(modeOf(join(path, ".."))).toBe(0o755);
});

test.each([0, 1, 511])("does not mistake a file truncated to %i bytes for a new database", (size) => {
  const path = join(temporaryFolder(), "site.db");
  writeFileSync(path, "\n".repeat(size));
  expect(() => connectDatabase(`file:${path}`)).toThrow(
    `DATABASE_URL names ${path}, which is empty, perhaps because a disk failed or was full: restore a backup, or remove the file to start with a new database.`,
  );
  expect(readFileSync(path, "utf8")).toBe("\n".repeat(size));
});

test("does not create a new database beside the log of a lost one", () => {
  const path = join(temporaryFolder(), "site.db");
  writeFileSync(`${path}-wal`, "left behind");
  expect(() => connectDatabase(`file:${path}`)).toThrow(
    /which is missing, although its log .*site.db-wal exists/,
  );
  expect(existsSync(path)).toBe(false);
});

test.each([
  ["removed", (path: string) => rmSync(path)],
  [
    "removed with its log",
    (path: string) => {
      for (const part of parts) rmSync(path + part);
    },
  ],
  ["without its log", (path: string) => rmSync(`${path}-wal`)],
  [
    "replaced",
    (path: string) => {
      renameSync(path, `${path}.old`);
      writeFileSync(path, readFileSync(`${path}.old`));
    },
  ],
])("stops writing when the file is %s while in use", async (_, happen) => {
  const { path, database } = await open();
  await database.check();
  happen(path);
  const sentence = `The database file ${path} was removed, replaced or emptied while in use: put it back, or restart the site.`;
  await expect(save(database.db, "news", news("a"))).rejects.toThrow(sentence);
  await expect(database.db.transaction().execute((db) => save(db, "news", news("b")))).rejects.toThrow(
    sentence,
  );
  await expect(database.check()).rejects.toThrow(sentence);
});

test("stops writing when the file is emptied while in use", async () => {
  const { path, database } = await open();
  truncateSync(path);
  await expect(save(database.db, "news", news("a"))).rejects.toThrow();
  await expect(database.check()).rejects.toThrow("was removed, replaced or emptied while in use");
});

test("does not commit a transaction after its file was removed", async () => {
  const { path, database } = await open();
  const saving = database.db.transaction().execute(async (db) => {
    await save(db, "news", news("a"));
    rmSync(path);
  });
  await expect(saving).rejects.toThrow("removed, replaced or emptied");
});

test("writes again after the file was put back", async () => {
  const { path, database } = await open();
  renameSync(path, `${path}.old`);
  await expect(database.check()).rejects.toThrow("removed");
  renameSync(`${path}.old`, path);
  await database.check();
});
