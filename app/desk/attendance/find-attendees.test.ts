import { expect, test } from "vitest";
import type { AttendeeRow } from "./attendee.ts";
import { codeIn, foundBy } from "./find-attendees.ts";

const people: AttendeeRow[] = [
  ["7K3M-QX9D", "Zoë Nkurunziza", 1, "confirmed", null],
  ["0000-0001", "ليلى حسن", 2, "waiting", null],
];
const found = (typed: string) => foundBy(people, typed).map(([, name]) => name);

test("reads codes as people type and scanners send them", () => {
  expect(codeIn("7k3m qx9d")).toBe("7K3MQX9D");
  expect(codeIn("https://example.org/r/7K3M-QX9D")).toBe("7K3MQX9D");
  expect(codeIn("OOOO-OOOl")).toBe("00000001");
  expect(codeIn("Nkurunziza")).toBeUndefined();
});

test("finds people by parts of their name, without accents, and by their code", () => {
  expect(found("zoe nkur")).toEqual(["Zoë Nkurunziza"]);
  expect(found("ليلى")).toEqual(["ليلى حسن"]);
  expect(found("7k3m")).toEqual(["Zoë Nkurunziza"]);
  expect(found("")).toHaveLength(2);
  expect(found("Okonkwo")).toEqual([]);
});
