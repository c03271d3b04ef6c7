import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startSiteProcess } from "../../tests/site.ts";
import { countIn, expectEqual, post, statusesOf, until } from "./visitor.ts";

/** A small file system fills up: pages stay, messages are refused with a sentence, and stored again once there is room. */
export async function diskFull(folder: string): Promise<string> {
  const disk = join(folder, "disk");
  mkdirSync(disk);
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=64m", "tmpfs", disk]);
  const databaseUrl = `file:${join(disk, "site.db")}`;
  try {
    const site = await startSiteProcess({ DATABASE_URL: databaseUrl, LOG_LEVEL: "silent" });
    try {
      expectEqual("A message", await post(site.url, "Room"), 303);
      fill(join(disk, "filler"));
      expectEqual("A message on the full disk", await post(site.url, "No room"), 503);
      expectEqual("Pages", await statusesOf(site.url, ["/", "/about", "/events"]), "200");
      await until("Not ready", async () => (await statusesOf(site.url, ["/health"])) === "503");
      rmSync(join(disk, "filler"));
      await until("Ready again", async () => (await statusesOf(site.url, ["/health"])) === "200");
      expectEqual("A message afterwards", await post(site.url, "Room again"), 303);
    } finally {
      await site.stop();
    }
    expectEqual("Messages", await countIn(databaseUrl, "contact_messages"), 2);
    return "pages stayed, 1 message was refused with 503, both accepted ones are stored, ready again without a restart";
  } finally {
    execFileSync("umount", [disk]);
  }
}

/** Writes until there is no room. */
function fill(path: string): void {
  for (let bytes = 1_000_000; bytes >= 1; )
    try {
      writeFileSync(path, Buffer.alloc(bytes), { flag: "a" });
    } catch {
      bytes = Math.floor(bytes / 10);
    }
}
