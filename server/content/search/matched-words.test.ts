import { expect, test } from "vitest";
import { excerptAroundMatch, splitAtMatches } from "./matched-words.ts";
import { type Query, queryOf } from "./query.ts";

const query = (q: string) => queryOf(q) as Query;
const marked = (text: string, q: string) =>
  splitAtMatches(text, query(q))
    .map((piece, index) => (index % 2 === 1 ? `[${piece}]` : piece))
    .join("");

test.each([
  ["Lessons from Kigali", "lesson", "[Lessons] from Kigali"],
  ["Lessons from Kigali", "kigali lessons", "[Lessons] from [Kigali]"],
  ["Sécurité à l’école", "ecole", "Sécurité à l’[école]"],
  ["The policies of the police", "policy", "The [policies] of the police"],
  ["AI in training, aid", "AI", "[AI] in training, aid"],
  ["Machine learning", "ML", "[Machine] [learning]"],
  ["Nairobi", "robi", "[Nairobi]"],
  ["The data in it", "in the data", "The [data] in it"],
  ["ፀሐይ ለዓለም", "ጸሀይ", "[ፀሐይ] ለዓለም"],
  ["Nothing here", "%", "Nothing here"],
])("%s, searched by %s: %s", (text, q, expected) => expect(marked(text, q)).toBe(expected));

test("an excerpt shows where a word was found, from a whole word on", () => {
  const text = `${"First words. ".repeat(30)}Then a signature was checked by everyone in the room.`;
  const excerpt = excerptAroundMatch(text, query("signatures"), 80) ?? "";
  expect(excerpt).toMatch(/^…(?:words|First)\b.* Then a signature was checked/);
  expect([...excerpt].length).toBeLessThanOrEqual(80);
  expect(excerptAroundMatch(text, query("first"), 80)).toMatch(/^First words\./);
  expect(excerptAroundMatch(text, query("elsewhere"), 80)).toBeUndefined();
  expect(excerptAroundMatch(`${"x".repeat(300)} key`, query("key"), 80)).toBe("…key");
});
