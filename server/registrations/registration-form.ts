/** How people register for an event, as staff set it up. */
import { type Language, languageCodes } from "../../languages.ts";
import type { RegistrationFormRow } from "../database/schema.ts";
import {
  maxCapacity,
  maxChoices,
  maxOfferHours,
  maxQuestions,
  maxSeats,
  textLimits,
} from "./registration-limits.ts";

/** A text in the languages that staff wrote it in. */
export type Texts = Partial<Record<Language, string>>;

export const questionTypes = ["line", "text", "choice", "several", "consent"] as const;

export type Question = {
  /** Stays the same when staff change the words: answers refer to it. */
  id: string;
  type: (typeof questionTypes)[number];
  label: Texts;
  /** Why it is asked. */
  why: Texts;
  required: boolean;
  /** About diet or health, for example: only publishers see the answers. */
  sensitive: boolean;
  /** For "choice" and "several"; otherwise empty. */
  choices: { id: string; label: Texts }[];
};

export type FormSettings = {
  isOn: boolean;
  /** In seats; null without a limit. */
  capacity: number | null;
  /** ISO 8601 in UTC, with milliseconds. */
  opensAt: string | null;
  closesAt: string | null;
  waitingList: boolean;
  /** Whether visitors see how many places are left. */
  showsPlaces: boolean;
  maxSeats: number;
  offerHours: number;
  remindsTwoDays: boolean;
  remindsTwoHours: boolean;
  onlineAddress: string;
  questions: Question[];
  /** The text of the mail after the event, with links to material. Without it, no mail is sent. */
  thanks: Texts;
};

export const initialSettings: FormSettings = {
  ...{ isOn: false, capacity: 30, opensAt: null, closesAt: null, waitingList: true, showsPlaces: true },
  ...{ maxSeats: 1, offerHours: 24, remindsTwoDays: true, remindsTwoHours: true },
  ...{ onlineAddress: "", questions: [], thanks: {} },
};

export function settingsOf(row: RegistrationFormRow): FormSettings {
  return {
    ...{ isOn: row.is_on === 1, capacity: row.capacity, opensAt: row.opens_at, closesAt: row.closes_at },
    ...{ waitingList: row.waiting_list === 1, showsPlaces: row.shows_places === 1 },
    ...{ maxSeats: row.max_seats, offerHours: row.offer_hours, onlineAddress: row.online_address },
    ...{ remindsTwoDays: row.reminds_two_days === 1, remindsTwoHours: row.reminds_two_hours === 1 },
    ...{ questions: JSON.parse(row.questions), thanks: JSON.parse(row.thanks) },
  };
}

export function columnsOf(settings: FormSettings) {
  const flag = (value: boolean) => (value ? 1 : 0);
  return {
    ...{ is_on: flag(settings.isOn), capacity: settings.capacity },
    ...{ opens_at: settings.opensAt, closes_at: settings.closesAt },
    ...{ waiting_list: flag(settings.waitingList), shows_places: flag(settings.showsPlaces) },
    ...{ max_seats: settings.maxSeats, offer_hours: settings.offerHours },
    ...{ reminds_two_days: flag(settings.remindsTwoDays), reminds_two_hours: flag(settings.remindsTwoHours) },
    ...{ online_address: settings.onlineAddress, questions: JSON.stringify(settings.questions) },
    thanks: JSON.stringify(settings.thanks),
  };
}

/** `field` names the setting, or a question as "questions.2.label". */
export type SettingsProblem = {
  field: string;
  problem:
    | "capacity"
    | "maxSeats"
    | "offerHours"
    | "time"
    | "closesBeforeOpening"
    | "onlineAddress"
    | "tooManyQuestions"
    | "labelMissing"
    | "whyMissing"
    | "choicesMissing"
    | "sameId"
    | "tooLong";
};

export function settingsProblems(settings: FormSettings): SettingsProblem[] {
  const problems: SettingsProblem[] = [];
  const note = (isWrong: boolean, field: string, problem: SettingsProblem["problem"]) => {
    if (isWrong) problems.push({ field, problem });
  };
  const { capacity, opensAt, closesAt, onlineAddress, questions, thanks } = settings;
  note(capacity !== null && !isWhole(capacity, maxCapacity), "capacity", "capacity");
  note(!isWhole(settings.maxSeats, Math.min(maxSeats, capacity ?? maxSeats)), "maxSeats", "maxSeats");
  note(!isWhole(settings.offerHours, maxOfferHours), "offerHours", "offerHours");
  note(!isInstant(opensAt), "opensAt", "time");
  note(!isInstant(closesAt), "closesAt", "time");
  note(opensAt !== null && closesAt !== null && closesAt <= opensAt, "closesAt", "closesBeforeOpening");
  note(!isWebAddress(onlineAddress), "onlineAddress", "onlineAddress");
  note(questions.length > maxQuestions, "questions", "tooManyQuestions");
  note(isLong(thanks, textLimits.thanks), "thanks", "tooLong");
  note(new Set(questions.map(({ id }) => id)).size < questions.length, "questions", "sameId");
  for (const [index, { type, label, why, choices }] of questions.entries()) {
    const at = (part: string) => `questions.${index}.${part}`;
    note(isEmpty(label), at("label"), "labelMissing");
    note(isEmpty(why), at("why"), "whyMissing");
    note(isLong(label, textLimits.label), at("label"), "tooLong");
    note(isLong(why, textLimits.why), at("why"), "tooLong");
    if (type !== "choice" && type !== "several") continue;
    const isIncomplete = choices.length < 2 || choices.some((choice) => isEmpty(choice.label));
    note(isIncomplete || choices.length > maxChoices, at("choices"), "choicesMissing");
    note(new Set(choices.map(({ id }) => id)).size < choices.length, at("choices"), "sameId");
    note(
      choices.some((choice) => isLong(choice.label, textLimits.choice)),
      at("choices"),
      "tooLong",
    );
  }
  return problems;
}

const isWhole = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most;

const isInstant = (value: string | null) =>
  value === null || (!Number.isNaN(Date.parse(value)) && new Date(value).toISOString() === value);

const isWebAddress = (address: string) =>
  address === "" ||
  (address.length <= textLimits.onlineAddress && URL.canParse(address) && /^https?:\/\//i.test(address));

const isEmpty = (texts: Texts) => !Object.values(texts).some((text) => text.trim() !== "");

const isLong = (texts: Texts, limit: number) => Object.values(texts).some((text) => [...text].length > limit);

/** The text in the language, or else in the first language that has one. */
export function textIn(language: Language, texts: Texts): { text: string; language: Language } | undefined {
  const found = [language, ...languageCodes].find((code) => texts[code]?.trim());
  return found && { text: texts[found] ?? "", language: found };
}
