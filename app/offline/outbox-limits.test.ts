import { expect, test } from "vitest";
import { fieldLimits, replayWindow } from "../../server/inbox/message-limits.ts";
import { mostMessages, mostUnits, sentByItselfFor } from "./outbox-limits.ts";

test("the server recognises a message for twice as long as a device sends it by itself", () => {
  expect(replayWindow).toBe(2 * sentByItselfFor);
});

test("the longest message fits, and all of them fit in the storage of a browser", () => {
  const longest = Object.values(fieldLimits).reduce((sum, limit) => sum + limit, 0);
  // Characters outside the basic plane have two units; the words of the outbox and JSON need the rest.
  expect(2 * longest + 5000).toBeLessThan(mostUnits);
  expect(mostMessages * mostUnits).toBeLessThan(1_000_000);
});
