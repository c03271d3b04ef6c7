import { expect, test } from "vitest";
import { type FormSettings, initialSettings } from "../../../server/registrations/registration-form.ts";
import { choiceIds, readSettings, type SettingsValues, valuesOf } from "./settings-values.ts";

const settings: FormSettings = {
  ...initialSettings,
  ...{ isOn: true, capacity: null, opensAt: "2026-12-01T06:00:00.000Z", closesAt: null, maxSeats: 3 },
  ...{ onlineAddress: "https://meet.example.org/1", thanks: { en: "Thanks", fr: "Merci" } },
  questions: [
    {
      ...{ id: "q1", type: "several", label: { en: "Sessions", fr: "Séances" }, why: { en: "Rooms" } },
      ...{ required: true, sensitive: false },
      choices: [
        { id: "c1", label: { en: "Morning", fr: "Matin" } },
        { id: "c7", label: { en: "Evening", fr: "Soir" } },
      ],
    },
    {
      ...{ id: "q2", type: "consent", label: { en: "Photos?" }, why: { en: "For the report" } },
      ...{ required: false, sensitive: true, choices: [] },
    },
  ],
};
const reading = { zone: "Africa/Addis_Ababa", original: "en" as const, stored: settings };
const read = (change: SettingsValues = {}) =>
  readSettings({ ...valuesOf(settings, reading.zone), ...change }, reading);

test("settings survive the form, with times in the zone of the event", () => {
  expect(valuesOf(settings, reading.zone).opensAt).toBe("2026-12-01T09:00");
  expect(read()).toEqual({ settings, problems: [] });
});

test("wrong numbers and times reach the rules, which refuse them", () => {
  const { settings } = read({ capacity: "many", opensAt: "tomorrow", maxSeats: "1.5" });
  expect([settings.capacity, settings.opensAt, settings.maxSeats]).toEqual([
    Number.NaN,
    "tomorrow",
    Number.NaN,
  ]);
});

test("translations of choices need as many lines as the original", () => {
  const { problems } = read({ "question.q1.choices.fr": "Matin" });
  expect(problems).toEqual([{ field: "questions.0.choices", problem: "unevenChoices" }]);
  expect(read({ "question.q1.choices.fr": "" }).problems).toEqual([]);
});

test("choices keep their ids when they move or are worded again", () => {
  const known = [
    { id: "c1", label: "Morning" },
    { id: "c2", label: "Evening" },
  ];
  expect(choiceIds(["Evening", "Morning"], known)).toEqual(["c2", "c1"]);
  expect(choiceIds(["Morning", "After work"], known)).toEqual(["c1", "c2"]);
  expect(choiceIds(["Morning", "Noon", "Evening"], known)).toEqual(["c1", "c3", "c2"]);
  expect(choiceIds(["Evening"], known)).toEqual(["c2"]);
});
