/** The settings of a registration as texts in a form, so that everything typed is kept, and back. */
import { type Language, languageCodes } from "../../../languages.ts";
import { instantOf, localTime } from "../../../server/database/zoned-time.ts";
import {
  type FormSettings,
  type Question,
  questionTypes,
  type SettingsProblem,
  type Texts,
} from "../../../server/registrations/registration-form.ts";
import { maxQuestions } from "../../../server/registrations/registration-limits.ts";

/** By the name of the field. A ticked box is "on". */
export type SettingsValues = Record<string, string>;

const flags = ["isOn", "showsPlaces", "waitingList", "remindsTwoDays", "remindsTwoHours"] as const;
const numbers = ["maxSeats", "offerHours"] as const;
const times = ["opensAt", "closesAt"] as const;

/** The field with the ids of the questions, in their order. */
export const orderField = "questions";
export const questionField = (id: string, part: string) => `question.${id}.${part}`;
export const questionIds = (values: SettingsValues): string[] =>
  (values[orderField] ?? "").split(" ").filter((id) => /^[\w-]{1,40}$/.test(id));

export function valuesOf(settings: FormSettings, zone: string): SettingsValues {
  const values: SettingsValues = {};
  for (const name of flags) values[name] = settings[name] ? "on" : "";
  for (const name of numbers) values[name] = String(settings[name]);
  for (const name of times) {
    const instant = settings[name];
    values[name] = instant ? localTime(new Date(instant), zone) : "";
  }
  values.capacity = settings.capacity === null ? "" : String(settings.capacity);
  values.onlineAddress = settings.onlineAddress;
  for (const [code, text] of Object.entries(settings.thanks)) values[`thanks.${code}`] = text;
  values[orderField] = settings.questions.map(({ id }) => id).join(" ");
  for (const { id, type, label, why, required, sensitive, choices } of settings.questions) {
    const set = (part: string, value: string) => {
      values[questionField(id, part)] = value;
    };
    set("type", type);
    set("required", required ? "on" : "");
    set("sensitive", sensitive ? "on" : "");
    for (const code of languageCodes) {
      set(`label.${code}`, label[code] ?? "");
      set(`why.${code}`, why[code] ?? "");
      const lines = choices.map((choice) => choice.label[code] ?? "");
      set(`choices.${code}`, lines.some(Boolean) ? lines.join("\n") : "");
    }
  }
  return values;
}

/** Only the fields of this form. */
export function valuesIn(form: FormData): SettingsValues {
  const isOwn = (name: string) => /^(?:question\.|thanks\.|[a-zA-Z]+$)/.test(name) && name !== "act";
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      isOwn(name) && typeof value === "string" ? [[name, value.replace(/\r\n?/g, "\n")]] : [],
    ),
  );
}

export type ReadSettings = {
  settings: FormSettings;
  /** What only the form can get wrong: see `settingsProblems` for the rest. */
  problems: (SettingsProblem | { field: string; problem: "unevenChoices" })[];
};

/** `stored`: what was saved before, in which the choices have their ids. */
export function readSettings(
  values: SettingsValues,
  { zone, original, stored }: { zone: string; original: Language; stored: FormSettings },
): ReadSettings {
  const problems: ReadSettings["problems"] = [];
  const typed = (name: string) => (values[name] ?? "").trim();
  const isTicked = (name: string) => typed(name) !== "";
  const questions = questionIds(values)
    .slice(0, maxQuestions + 1)
    .map((id, index): Question => {
      const at = (part: string) => typed(questionField(id, part));
      const type = questionTypes.find((each) => each === at("type")) ?? "line";
      const known = stored.questions.find((question) => question.id === id)?.choices ?? [];
      const { choices, isUneven } = readChoices((code) => at(`choices.${code}`), original, known);
      const hasChoices = type === "choice" || type === "several";
      if (hasChoices && isUneven)
        problems.push({ field: `questions.${index}.choices`, problem: "unevenChoices" });
      return {
        ...{ id, type, required: isTicked(questionField(id, "required")) },
        sensitive: isTicked(questionField(id, "sensitive")),
        label: textsOf((code) => at(`label.${code}`)),
        why: textsOf((code) => at(`why.${code}`)),
        choices: hasChoices ? choices : [],
      };
    });
  return {
    settings: {
      ...{
        isOn: isTicked("isOn"),
        waitingList: isTicked("waitingList"),
        showsPlaces: isTicked("showsPlaces"),
      },
      ...{ remindsTwoDays: isTicked("remindsTwoDays"), remindsTwoHours: isTicked("remindsTwoHours") },
      capacity: typed("capacity") === "" ? null : wholeNumber(typed("capacity")),
      ...{ maxSeats: wholeNumber(typed("maxSeats")), offerHours: wholeNumber(typed("offerHours")) },
      ...{ opensAt: instantIn(typed("opensAt"), zone), closesAt: instantIn(typed("closesAt"), zone) },
      ...{ onlineAddress: typed("onlineAddress"), questions },
      thanks: textsOf((code) => typed(`thanks.${code}`)),
    },
    problems,
  };
}

const textsOf = (textIn: (code: Language) => string): Texts =>
  Object.fromEntries(languageCodes.map((code) => [code, textIn(code)]).filter(([, text]) => text));

/** Not a number if it is not a whole one: then the rules refuse it. */
const wholeNumber = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : Number.NaN);

/** As typed if it is no time: then the rules refuse it. */
function instantIn(local: string, zone: string): string | null {
  if (local === "") return null;
  const date = new Date(`${local}Z`);
  return /^\d{4}-/.test(local) && !Number.isNaN(date.getTime()) ? instantOf(date, zone).toISOString() : local;
}

type Choice = Question["choices"][number];

/** One choice to a line. Other languages have the same number of lines, or none. */
function readChoices(
  textIn: (code: Language) => string,
  original: Language,
  known: Choice[],
): { choices: Choice[]; isUneven: boolean } {
  const linesIn = (code: Language) =>
    textIn(code)
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean);
  const first = [original, ...languageCodes].find((code) => linesIn(code).length > 0) ?? original;
  const lines = linesIn(first);
  const others = languageCodes.filter((code) => code !== first && linesIn(code).length > 0);
  const ids = choiceIds(
    lines,
    known.map(({ id, label }) => ({ id, label: label[first] ?? "" })),
  );
  const choices = lines.map((line, index) => ({
    id: ids[index] ?? "",
    label: {
      [first]: line,
      ...Object.fromEntries(others.map((code) => [code, linesIn(code)[index] ?? ""])),
    },
  }));
  return { choices, isUneven: others.some((code) => linesIn(code).length !== lines.length) };
}

/**
 * Answers refer to these ids, so a choice keeps its id when it is moved or reworded: an equal line is the same choice,
 * and if the number of lines has not changed, the other lines are the other choices in their order.
 */
export function choiceIds(lines: string[], known: { id: string; label: string }[]): string[] {
  const equal = lines.map((line) => known.find(({ label }) => label === line)?.id);
  const left = known.map(({ id }) => id).filter((id) => !equal.includes(id));
  const isReworded = lines.length === known.length;
  let next = 1;
  const newId = (): string => {
    const id = `c${next++}`;
    return known.some((choice) => choice.id === id) ? newId() : id;
  };
  return equal.map((id) => id ?? (isReworded ? left.shift() : undefined) ?? newId());
}
