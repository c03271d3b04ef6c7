import { expect, test } from "vitest";
import { forEachDatabase } from "../databases.ts";
import { killNewsletter } from "./newsletter.ts";

const people = 120;

/** A short version of `npm run test:kill`, which kills a hundred times. */
forEachDatabase((_engine, fresh) => {
  test("each subscriber gets the newsletter when processes are killed, and copies are few and counted", {
    timeout: 180_000,
  }, async () => {
    const { url } = await fresh();
    const outcome = await killNewsletter({ databaseUrl: url, people, kills: 4, processes: 2 });
    expect(outcome).toMatchObject({ missing: 0, different: 0, state: "done" });
    expect(outcome.kills).toBeGreaterThanOrEqual(4);
    expect(outcome.copies).toBeLessThanOrEqual(outcome.inFlight);
    expect(outcome.copies).toBeLessThanOrEqual(outcome.repeated);
    expect(outcome.repeated).toBeLessThanOrEqual(outcome.inFlight);
  });
});
