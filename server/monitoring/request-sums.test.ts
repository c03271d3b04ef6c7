import { expect, test } from "vitest";
import { forEachDatabase } from "../../tests/databases.ts";
import { createLog } from "../process/log.ts";
import { requestMetrics } from "./request-metrics.ts";
import { requestsDuring, startRequestSums } from "./request-sums.ts";

forEachDatabase((_engine, open) => {
  test("requests that could not be stored count once the database stores again", async () => {
    const { database } = await open();
    const { schema } = database.db;
    const metrics = requestMetrics();
    const logged: string[] = [];
    const log = createLog("info", (line) => logged.push(line));
    const sums = startRequestSums({ database, metrics, log, every: 10 });
    await schema.alterTable("request_sums").renameTo("elsewhere").execute();
    metrics.add("/", 503, 1);
    await expect.poll(() => logged.length).toBeGreaterThan(0);
    await schema.alterTable("elsewhere").renameTo("request_sums").execute();
    metrics.add("/", 200, 1);
    await sums.stop();
    expect(await requestsDuring(database.db, 3_600_000, new Date())).toEqual({ requests: 2, errors: 1 });
  });
});
