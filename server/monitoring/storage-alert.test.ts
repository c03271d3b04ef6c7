import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { forEachDatabase } from "../../tests/databases.ts";
import { openMailbox } from "../../tests/mailbox.ts";
import { mailsOf } from "../inbox/mail-out/mails.ts";
import { openStore } from "../media/open-store.ts";
import { readEnvironment } from "../process/environment.ts";
import { createLog } from "../process/log.ts";
import { storageAlert } from "./storage-alert.ts";

const minute = 60_000;

async function openWebhook() {
  const hook = { status: 200, told: [] as string[], url: "" };
  const server = createServer(async (request, response) => {
    const { alert, state, text } = (await json(request)) as Record<string, string>;
    if (hook.status === 200) hook.told.push(`${alert} ${state}: ${text}`);
    response.writeHead(hook.status).end();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  hook.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return hook;
}

forEachDatabase((_engine, open) => {
  test("a database that cannot be written to is told by mail and webhook, once when it begins and once when it ends", async () => {
    const { database, url } = await open();
    const [mailbox, hook] = await Promise.all([openMailbox(), openWebhook()]);
    onTestFinished(() => mailbox.close());
    const settings = readEnvironment({
      ...{ SITE_URL: "https://example.org", DATABASE_URL: url, SMTP_URL: mailbox.url },
      ...{ MAIL_FROM: "site@example.org", STAFF_EMAIL: "staff@example.org" },
      ...{ ALERT_EMAIL: "operator@example.org", ALERT_WEBHOOK: hook.url },
    });
    const log = createLog("silent");
    const mails = mailsOf({ database, store: openStore(settings, log), settings, log });
    onTestFinished(() => mails.stop());
    let at = Date.parse("2026-11-19T10:00:00.000Z");
    const look = storageAlert({ database, mails, settings, log, now: () => new Date(at) });
    const looks = async (minutes: number) => {
      for (; minutes > 0; minutes--, at += minute) await look();
    };
    const { schema } = database.db;
    const [begun, ended] = ["Attention", "Resolved"].map(
      (word, index) =>
        `database ${["begun", "ended"][index]}: ${word}: nothing can be stored (Secure AI Africa)`,
    );

    // One failure may pass by itself.
    await schema.alterTable("write_probe").renameTo("elsewhere").execute();
    await looks(1);
    await schema.alterTable("elsewhere").renameTo("write_probe").execute();
    await looks(10);
    expect(hook.told).toEqual([]);

    // Neither a webhook that fails nor tables that cannot be read keep it back.
    await schema.alterTable("write_probe").renameTo("elsewhere").execute();
    await schema.alterTable("staff").renameTo("staff_elsewhere").execute();
    hook.status = 500;
    await looks(4);
    hook.status = 200;
    await looks(4);
    expect(hook.told).toEqual([begun]);
    await schema.alterTable("elsewhere").renameTo("write_probe").execute();
    await looks(12);
    expect(hook.told).toEqual([begun, ended]);
    const arrived = await mailbox.arrived(2);
    expect(arrived.map(({ to, subject }) => `${to?.[0]?.address} ${subject}`)).toEqual([
      "operator@example.org Attention: nothing can be stored (Secure AI Africa)",
      "operator@example.org Resolved: nothing can be stored (Secure AI Africa)",
    ]);
  });
});
