import { expect, test } from "vitest";
import type { FieldType } from "../../content/define.ts";
import { reasonSentence } from "./problem-sentences.ts";
import { problemOf } from "./publishing-problems.ts";

const problem = (type: FieldType, text: string) => problemOf({ type }, text);

test.each<[FieldType, string]>([
  ["phone", "+251 11 000 0000"],
  ["phone", "(011) 555-01.00"],
  ["country", "ET"],
  ["country", "CD"],
  ["email", "us@example.org"],
  ["link", "https://example.org/us"],
  ["phone", ""],
  ["country", ""],
])("a %s can be %j", (type, text) => {
  expect(problem(type, text)).toBeUndefined();
});

test.each<[FieldType, string, string]>([
  ["phone", "ask for Sara", "as it is dialled"],
  ["phone", "+251 11\n000", "as it is dialled"],
  ["country", "Ethiopia", "two capital letters"],
  ["country", "et", "two capital letters"],
  ["country", "QX", "two capital letters"],
  ["email", "us@example", "can receive mail"],
  ["link", "javascript:alert(1)", "https://example.org"],
])("a %s cannot be %j", (type, text, words) => {
  expect(reasonSentence(problem(type, text) ?? { name: "notThere" })).toContain(words);
});
