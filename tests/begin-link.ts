/** The link for the first administrator, as an operator gets it: `npm run staff -- begin`. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { RunningSite } from "./site.ts";

export async function beginLink({
  url,
  databaseUrl,
}: Pick<RunningSite, "url" | "databaseUrl">): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ["scripts/staff.ts", "begin"], {
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, SITE_URL: url },
  });
  const link = /^\S+\/desk\/begin\?key=\S+$/m.exec(stdout)?.[0];
  if (!link) throw new Error(`No link was printed:\n${stdout}`);
  return link;
}
