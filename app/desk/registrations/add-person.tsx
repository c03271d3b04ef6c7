import { data, redirect, useActionData, useLoaderData } from "react-router";
import { isLanguage, languageCodes } from "../../../languages.ts";
import type { Answers, Entry } from "../../../server/registrations/answers.ts";
import type { Question } from "../../../server/registrations/registration-form.ts";
import { textLimits } from "../../../server/registrations/registration-limits.ts";
import { Field, FieldFrame } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useLanguage } from "../../ui/page-language.ts";
import type { DeskWords } from "../../words/translation.ts";
import { languageName } from "../editions/language-name.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import type { Access, ActArgs, Acts, DeskArgs } from "../rendering/desk-route.ts";
import { Button } from "../ui/button.tsx";
import { AnswerField } from "./answer-field.tsx";
import { entryProblemSentence } from "./entry-problem.ts";
import { eventIn, listAddress, registrationsAddress } from "./event-registrations.ts";
import styles from "./registrations.module.css";

export const role: Access = "publisher";
export const title = (_: unknown, { registrations }: DeskWords) => registrations.add;

export async function loader(args: DeskArgs) {
  const event = await eventIn(args);
  const { settings, revision } = await args.site.registrations.staff.form(event.id);
  if (revision === 0) throw data(null, { status: 404 });
  return {
    ...{ slug: event.slug, name: event.title, language: event.language },
    ...{ questions: settings.questions, maxSeats: settings.maxSeats },
  };
}

type Refused = { entry: Entry; problems: Record<string, string>; notice: string | undefined };

async function add({ site, form, session, desk, words, ...args }: ActArgs) {
  const event = await eventIn({ site, desk, words, session, ...args });
  const { settings } = await site.registrations.staff.form(event.id);
  const entry = entryIn(form, settings.questions);
  const result = await site.registrations.staff.add(session.person, event.id, entry);
  if (result.outcome === "registered") {
    const done = result.state === "confirmed" ? "added" : "addedWaiting";
    return redirect(`${listAddress(event.slug, { q: result.id }, { done, person: result.id })}#notice`);
  }
  const { problems } = words.registrations;
  const invalid = result.outcome === "invalid" ? result.problems : {};
  const sentences = Object.entries(invalid).map(([field, problem]) => [
    field,
    entryProblemSentence(words, problem),
  ]);
  const notice =
    result.outcome === "already"
      ? problems.already
      : result.outcome === "notEnoughPlaces"
        ? problems.notEnoughPlaces({ left: result.left })
        : undefined;
  return data({ entry, problems: Object.fromEntries(sentences), notice } satisfies Refused, { status: 422 });
}

export const acts: Acts = { add: { role: "publisher", run: add } };

function entryIn(form: FormData, questions: Question[]): Entry {
  const field = (name: string) => String(form.get(name) ?? "");
  const answers: Answers = {};
  for (const { id, type } of questions)
    answers[id] =
      type === "consent"
        ? form.has(`answer.${id}`)
        : type === "several"
          ? form.getAll(`answer.${id}`).map(String)
          : field(`answer.${id}`);
  const language = field("language");
  return {
    ...{ name: field("name"), email: field("email"), seats: Number(field("seats") || 1), answers },
    language: isLanguage(language) ? language : "en",
  };
}

/** For people who register by telephone. They get the same mails as others. */
export default function AddPerson() {
  const { slug, name, language, questions, maxSeats } = useLoaderData<typeof loader>();
  const refused = useActionData<Refused>();
  const { registrations: words, common } = useDeskWords();
  const reader = useLanguage();
  const { entry, problems = {} } = refused ?? {};
  return (
    <>
      <p>
        <a href={registrationsAddress(slug)}>{words.back}</a>
      </p>
      <h1>{words.add}</h1>
      <p>
        <a href={`/desk/events/${slug}`} lang={language} dir="auto">
          {name}
        </a>
      </p>
      {refused && (
        <Notice tone="error" id="notice">
          <p>{refused.notice ?? words.notAdded}</p>
        </Notice>
      )}
      <p>{words.addHint}</p>
      <form method="post" className={styles.form}>
        <Field
          {...{
            id: "name",
            name: "name",
            label: common.name,
            maxLength: textLimits.name,
            autoComplete: "off",
          }}
          error={problems.name}
          defaultValue={entry?.name}
        />
        <Field
          {...{
            id: "email",
            name: "email",
            label: common.email,
            type: "email",
            autoComplete: "off",
            dir: "ltr",
          }}
          error={problems.email}
          defaultValue={entry?.email}
        />
        <FieldFrame id="language" label={words.language}>
          {(shared) => (
            <select name="language" defaultValue={entry?.language ?? language} {...shared}>
              {languageCodes.map((code) => (
                <option key={code} value={code}>
                  {languageName(code, reader)}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        {maxSeats > 1 && (
          <Field
            {...{
              id: "seats",
              name: "seats",
              label: words.numbers.places,
              type: "number",
              min: 1,
              max: maxSeats,
            }}
            error={problems.seats}
            defaultValue={entry?.seats ?? 1}
          />
        )}
        {questions.map((question) => (
          <AnswerField
            key={question.id}
            question={question}
            answer={entry?.answers[question.id]}
            problem={problems[question.id]}
          />
        ))}
        <Button act="add">{words.add}</Button>
      </form>
    </>
  );
}
