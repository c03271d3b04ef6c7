import { expect, test } from "vitest";
import { readImportedPeople } from "./read-imported-people.ts";

test("reads addresses with their languages, as spreadsheets write them", () => {
  const text = 'ade@example.org\r\n\n"awa@example.org","FR"\nzola@example.org; pt\nno address,xx';
  expect(readImportedPeople(text, "sw").map(({ email, language }) => [email, language])).toEqual([
    ["ade@example.org", "sw"],
    ["awa@example.org", "fr"],
    ["zola@example.org", "pt"],
    ["no address", "sw"],
  ]);
});
