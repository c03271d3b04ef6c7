import { expect, test } from "vitest";
import { wordsIn } from "../../words/words.ts";
import { responseTimes } from "./response-times.ts";

test("says nothing about fewer than ten messages", () => {
  expect(responseTimes(wordsIn("en"), { messages: 9, inTime: 9, medianMinutes: 5 })).toBeUndefined();
});

test.each([
  [
    10,
    10,
    61,
    "all 10 messages were answered within 24 hours. Half of all messages had an answer within 2 hours",
  ],
  [1200, 1100, 45, "1,100 of 1,200 messages were answered within 24 hours. Half .* within 45 minutes"],
  [12, 3, 3000, "3 of 12 messages .* within 3 days"],
  [12, 3, null, "3 of 12 messages were answered within 24 hours.$"],
])("of %i messages, %i in time, median %o: %s", (messages, inTime, medianMinutes, sentence) => {
  expect(responseTimes(wordsIn("en"), { messages, inTime, medianMinutes })).toMatch(
    new RegExp(`^In the last 90 days ${sentence}`),
  );
});
