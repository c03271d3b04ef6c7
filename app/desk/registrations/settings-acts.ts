import { data, redirect } from "react-router";
import { isLanguage } from "../../../languages.ts";
import { maxQuestions } from "../../../server/registrations/registration-limits.ts";
import type { DeskWords } from "../../words/translation.ts";
import type { ActArgs, Acts } from "../rendering/desk-route.ts";
import { eventIn, registrationsAddress, zoneOf } from "./event-registrations.ts";
import {
  orderField,
  questionField,
  questionIds,
  readSettings,
  type SettingsValues,
  valuesIn,
} from "./settings-values.ts";

/** The form as it was typed, with what is wrong. */
export type RefusedSettings = {
  values: SettingsValues;
  revision: number;
  /** `field` is the name of a field in the form. */
  problems: { field: string; sentence: string }[];
  notice?: string | undefined;
};

type Problem = keyof DeskWords["registrationSettings"]["problems"];

async function save(args: ActArgs) {
  const { site, form, session, words } = args;
  const event = await eventIn(args);
  const values = valuesIn(form);
  const revision = Number(form.get("base")) || 0;
  const { staff } = site.registrations;
  const stored = await staff.form(event.id);
  const original = isLanguage(event.language) ? event.language : "en";
  const { settings, problems } = readSettings(values, {
    ...{ zone: zoneOf(event), original, stored: stored.settings },
  });
  const refused = (more: Partial<RefusedSettings>) =>
    data({ values, revision, problems: [], ...more } satisfies RefusedSettings, { status: 422 });
  const explained = (found: { field: string; problem: Problem }[]) =>
    refused({
      problems: found.map(({ field, problem }) => ({
        field: fieldInForm(field, questionIds(values), original),
        sentence: words.registrationSettings.problems[problem],
      })),
    });
  if (problems.length > 0) return explained(problems);
  const saved = await staff.save(session.person, event.id, settings, revision);
  switch (saved.outcome) {
    case "saved":
      return redirect(`${registrationsAddress(event.slug, "settings")}?done#notice`);
    case "invalid":
      return explained(saved.problems);
    case "stale": {
      const name = saved.form.changedByName ?? "";
      const notice = words.registrationSettings.stale({ name });
      return refused({ revision: saved.form.revision, notice });
    }
    case "notThere":
      throw data(null, { status: 404 });
  }
}

/** "questions.2.label" is the label of the third question. */
function fieldInForm(field: string, ids: string[], original: string): string {
  const [, index, part] = /^questions\.(\d+)\.(\w+)$/.exec(field) ?? [];
  if (index && part) return questionField(ids[Number(index)] ?? "", `${part}.${original}`);
  return field === "thanks" ? `thanks.${original}` : field;
}

/** The buttons of the list of questions. Nothing is stored: the page shows the form again, as typed. */
async function changeQuestions({ form, url }: ActArgs) {
  const values = valuesIn(form);
  const ids = questionIds(values);
  const [act, id = ""] = ["entry", "id"].map((name) => url.searchParams.get(name) ?? "");
  const from = ids.indexOf(id);
  const others = ids.filter((other) => other !== id);
  const changed = () => {
    if (act === "add") return ids.length < maxQuestions ? [...others, id] : ids;
    if (from < 0) return ids;
    if (act === "remove") return others;
    return others.toSpliced(act === "up" ? Math.max(0, from - 1) : from + 1, 0, id);
  };
  return data({
    values: { ...values, [orderField]: changed().join(" ") },
    ...{ revision: Number(form.get("base")) || 0, problems: [] },
  } satisfies RefusedSettings);
}

export const settingsActs: Acts = {
  save: { role: "publisher", run: save },
  "change questions": { role: "publisher", run: changeQuestions },
};
