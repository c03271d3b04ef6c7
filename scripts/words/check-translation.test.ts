import { expect, test } from "vitest";
import { problemsIn } from "./check-translation.ts";

const french = (key: string, text: string) => problemsIn(new Map([[key, text]]), "fr");
const arabic = (key: string, text: string) => problemsIn(new Map([[key, text]]), "ar");

test("reports a sentence that English does not have", () => {
  expect(french("home.nowhere", "Ici")).toEqual([
    "home.nowhere: this sentence does not exist in English. Remove it.",
  ]);
});

test("reports missing, unknown and misspelt values", () => {
  expect(french("mail.wrote", "Vous avez écrit :")).toEqual(['mail.wrote: the value "moment" is missing.']);
  expect(french("mail.wrote", "Le {instant} :")).toEqual([
    'mail.wrote: the value "moment" is missing.',
    'mail.wrote: the value "instant" is not in the English.',
  ]);
  expect(french("mail.wrote", "Le {moment :")[0]).toMatch(/^mail\.wrote: its braces are invalid/);
  expect(french("newestWork.row", "Des accolades {ici} sont permises")).toEqual([]);
});

test("requires the plural forms of the language, and no others", () => {
  expect(french("duration.days", "{count, plural, other {# jours}}")).toEqual([
    'duration.days: the plural of {count} lacks the form "one", which this language needs.',
  ]);
  expect(french("duration.days", "{count, plural, one {un jour} few {# jours} other {# jours}}")).toEqual([
    'duration.days: the plural of {count} has the form "few", which this language does not have.',
  ]);
  expect(french("duration.days", "{count, plural, =0 {rien} one {un jour} other {# jours}}")).toEqual([]);
  expect(arabic("duration.days", "{count, plural, one {يوم} other {# يوم}}")).toHaveLength(4);
});

test("requires the cases of the English", () => {
  const key = "sectionWords.news.list.empty";
  expect(french(key, "{searched, select, vrai {Rien trouvé.} other {Rien.}}")).toEqual([
    `${key}: in {searched}, the case "true" is missing.`,
    `${key}: in {searched}, the case "vrai" is not in the English.`,
  ]);
});

test("requires the addresses, the code and the outer line breaks of the English", () => {
  const text = "\nFollow [security.txt](/.well-known/security.txt).\n";
  const problems = problemsIn(new Map([["report", "Suivez [security.txt](/securite.txt) et `npm`."]]), "fr", [
    { key: "report", text, isMessage: false },
  ]);
  expect(problems).toEqual([
    'report: the address of a link "/.well-known/security.txt" is missing.',
    'report: the address of a link "/securite.txt" is not in the English.',
    'report: the code "npm" is not in the English.',
    "report: the spaces or line breaks at its start differ from the English.",
    "report: the spaces or line breaks at its end differ from the English.",
  ]);
});
