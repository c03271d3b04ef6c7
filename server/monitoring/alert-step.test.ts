import { expect, test } from "vitest";
import type { AlertRow } from "../database/schema.ts";
import { nextStep } from "./alert-step.ts";

const minute = 60_000;

/** What is reported if the condition is looked at once a minute: "x" is wrong, "." is fine. */
function reports(looks: string, holds: number, fineFor: number): string[] {
  let row: AlertRow | undefined;
  return [...looks].flatMap((look, at) => {
    const now = new Date(Date.parse("2026-11-15T10:00:00.000Z") + at * minute);
    const step = nextStep(row, { name: "disk", isWrong: look === "x", now, holds, fineFor });
    // As alerts.ts does without a webhook.
    row = step.row?.state === "ended" ? undefined : step.row;
    return step.report ? [`${at} ${step.report}`] : [];
  });
}

test.each([
  ["nothing is wrong", "......", []],
  ["it passes by itself", "xx.xx.xx.", []],
  ["it lasts", "xxxxxxxx", ["3 begun"]],
  ["it comes and goes after the report", "xxxx.x.x.x.xx", ["3 begun"]],
  ["it ends", "xxxxx.....", ["3 begun", "7 ended"]],
  ["it comes back", "xxxx...xxxx...", ["3 begun", "6 ended", "10 begun", "13 ended"]],
])("%s: %s", (_, looks, expected) => expect(reports(looks, 3 * minute, 2 * minute)).toEqual(expected));

test("without a waiting time, it is reported when it is first seen", () => {
  expect(reports("..xx.", 0, 0)).toEqual(["2 begun", "4 ended"]);
});
