import { expect, test } from "vitest";
import { problemsIn } from "./check-translation.ts";

const french = (key: string, text: string) => problemsIn(new Map([[key, text]]), "fr");
const arabic = (key: string, text: string) => problemsIn(new Map([[key, text]]), "ar");

test("a sentence that English has not is named", () => {
  expect(french("home.nowhere", "Ici")).toEqual([
    "home.nowhere: there is no such sentence in English. Take it out.",
  ]);
});

test("a value that is missing, unknown or misspelt is named", () => {
  expect(french("mail.wrote", "Vous avez écrit :")).toEqual(['mail.wrote: the value "moment" is missing.']);
  expect(french("mail.wrote", "Le {instant} :")).toEqual([
    'mail.wrote: the value "moment" is missing.',
    'mail.wrote: the value "instant" is not in the English.',
  ]);
  expect(french("mail.wrote", "Le {moment :")[0]).toMatch(/^mail\.wrote: its braces make no sense/);
  expect(french("newestWork.row", "Des accolades {ici} sont permises")).toEqual([]);
});

test("each plural has the forms that its language needs, and no others", () => {
  expect(french("duration.days", "{count, plural, other {# jours}}")).toEqual([
    'duration.days: the plural of {count} lacks the form "one", which this language needs.',
  ]);
  expect(french("duration.days", "{count, plural, one {un jour} few {# jours} other {# jours}}")).toEqual([
    'duration.days: the plural of {count} has the form "few", which this language has not.',
  ]);
  expect(french("duration.days", "{count, plural, =0 {rien} one {un jour} other {# jours}}")).toEqual([]);
  expect(arabic("duration.days", "{count, plural, one {يوم} other {# يوم}}")).toHaveLength(4);
});

test("the cases that English tells apart are told apart", () => {
  const key = "sectionWords.news.list.empty";
  expect(french(key, "{searched, select, vrai {Rien trouvé.} other {Rien.}}")).toEqual([
    `${key}: of {searched} the case "true" is missing.`,
    `${key}: of {searched} the case "vrai" is not in the English.`,
  ]);
});

test("addresses, code and the lines around a text stay", () => {
  const text = "\nFollow [security.txt](/.well-known/security.txt).\n";
  const problems = problemsIn(new Map([["report", "Suivez [security.txt](/securite.txt) et `npm`."]]), "fr", [
    { key: "report", text, isMessage: false },
  ]);
  expect(problems).toEqual([
    'report: the address of a link "/.well-known/security.txt" is missing.',
    'report: the address of a link "/securite.txt" is not in the English.',
    'report: the code "npm" is not in the English.',
    "report: the spaces or lines before it are not as in English.",
    "report: the spaces or lines after it are not as in English.",
  ]);
});
