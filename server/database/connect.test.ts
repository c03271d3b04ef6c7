import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { ConfigurationError } from "../process/environment.ts";
import { connectDatabase } from "./connect.ts";

test("rejects an address of neither engine", () => {
  for (const url of ["", "mysql://root:secret@localhost/x", "data/site.db"])
    expect(() => connectDatabase(url)).toThrow(/^DATABASE_URL must be file:/);
});

describe("SQLite", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "connect-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test("creates the folder, makes acknowledged writes durable, and keeps little in memory", async () => {
    const { db, close } = connectDatabase(`file:${folder}/new/deeper/site.db`);
    const pragma = async (name: string) =>
      Object.values((await sql`pragma ${sql.raw(name)}`.execute(db)).rows[0] ?? {})[0];
    expect(await pragma("journal_mode")).toBe("wal");
    expect(await pragma("synchronous")).toBe(2);
    expect(await pragma("foreign_keys")).toBe(1);
    expect(await pragma("cache_size")).toBe(-2048);
    await close();
  });

  test("explains in a sentence why a file cannot be used", async () => {
    await writeFile(
      join(folder, "letter.txt"),
      "This is not a database, only a rather long letter.".repeat(20),
    );
    expect(() => connectDatabase(`file:${folder}/letter.txt`)).toThrow(
      `DATABASE_URL names ${folder}/letter.txt, which is not a SQLite database.`,
    );
    expect(() => connectDatabase(`file:${folder}/letter.txt/site.db`)).toThrow(
      /^DATABASE_URL names .*\/site.db, which cannot be opened for writing \(E\w+\)\.$/,
    );
    expect(() => connectDatabase(`file:${folder}`)).toThrow(ConfigurationError);
  });
});

if (inject("postgresUrl"))
  describe("PostgreSQL", () => {
    const problem = async (change: (url: URL) => void): Promise<Error> => {
      const url = new URL(inject("postgresUrl"));
      change(url);
      const { db, close } = connectDatabase(url.href);
      const error = await sql`select 1`.execute(db).then(
        () => new Error("no problem"),
        (reason: Error) => reason,
      );
      await close();
      expect(error).toBeInstanceOf(ConfigurationError);
      expect(error.cause).toBeInstanceOf(Error);
      return error;
    };

    test("explains in a sentence why a server cannot be used, without the password", async () => {
      const { port } = new URL(inject("postgresUrl"));
      const server = `the PostgreSQL server at 127.0.0.1:${port}`;
      const wrongPassword = await problem((url) => {
        url.password = "hunter2";
      });
      expect(wrongPassword.message).toBe(`DATABASE_URL: ${server} refuses this user or password.`);
      const noDatabase = await problem((url) => {
        url.pathname = "/nowhere";
      });
      expect(noDatabase.message).toBe(`DATABASE_URL: ${server} has no database "nowhere".`);
      const noServer = await problem((url) => {
        url.port = "1";
      });
      expect(noServer.message).toBe(
        "DATABASE_URL: the PostgreSQL server at 127.0.0.1:1 cannot be reached (ECONNREFUSED).",
      );
      expect(() => connectDatabase("postgres://user:hunter2@host:port/x")).toThrow(
        /^(?!.*hunter2)DATABASE_URL/,
      );
    });

    test("a connection lost while idle is reported and replaced", async () => {
      let report: (error: Error) => void = () => {};
      const reported = new Promise<Error>((resolve) => {
        report = resolve;
      });
      const { db, close } = connectDatabase(inject("postgresUrl"), { onError: report });
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
      const other = connectDatabase(inject("postgresUrl"));
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other.db);
      expect((await reported).message).toContain("terminat");
      expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
      await Promise.all([close(), other.close()]);
    });

    test("returns values in the types that the program expects", async () => {
      const { db, close } = connectDatabase(inject("postgresUrl"));
      const { rows } = await sql`
      select timestamptz '2026-03-01 12:00:00.5+03' as instant, 9007199254740991::bigint as big, null::timestamptz as none
    `.execute(db);
      expect(rows).toEqual([{ instant: "2026-03-01T09:00:00.500Z", big: 9007199254740991, none: null }]);
      await close();
    });
  });
