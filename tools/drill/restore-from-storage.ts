import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { newKeyPair } from "../../server/encryption/age-keys.ts";
import { startS3Server } from "../../tests/s3-server.ts";
import { startSiteProcess } from "../../tests/site.ts";
import { countIn, expectEqual, post } from "./visitor.ts";

const run = promisify(execFile);
const messages = 3;

/** The machine is lost. An encrypted backup from S3-compatible storage brings everything back, with the commands of the guide. */
export async function restoreFromStorage(folder: string): Promise<string> {
  const storage = await startS3Server();
  const keys = newKeyPair();
  const backup = { BACKUP_URL: storage.backupUrl, BACKUP_KEY: keys.publicKey };
  const command = async (script: string, words: string[], environment: Record<string, string>) =>
    (
      await run(process.execPath, [`scripts/${script}.ts`, ...words], {
        env: { PATH: process.env.PATH, ...environment },
      })
    ).stdout;
  try {
    const lost = `file:${join(folder, "lost", "site.db")}`;
    const site = await startSiteProcess({ DATABASE_URL: lost });
    for (let index = 0; index < messages; index++)
      expectEqual("A message", await post(site.url, `Kept ${index}`), 303);
    await command("backup", ["s3:"], { DATABASE_URL: lost, ...backup });
    await site.stop();

    const restored = { DATABASE_URL: `file:${join(folder, "new", "site.db")}` };
    const began = performance.now();
    const report = await command("restore", ["s3:latest"], {
      ...{ ...restored, ...backup, BACKUP_SECRET_KEY: keys.secretKey },
    });
    const took = ((performance.now() - began) / 1000).toFixed(1);
    expectEqual("Messages", await countIn(restored.DATABASE_URL, "contact_messages"), messages);
    const again = await startSiteProcess(restored);
    try {
      expectEqual("A message afterwards", await post(again.url, "After the restore"), 303);
    } finally {
      await again.stop();
    }
    const rows = /[\d,]+ rows|[\d,]+ entries/.exec(report)?.[0] ?? "everything";
    return `${rows} restored in ${took} s, ${messages} of ${messages} messages there, a new one accepted`;
  } finally {
    await storage.stop();
  }
}
