import { randomUUID } from "node:crypto";
import { useActionData, useLoaderData } from "react-router";
import type { Language } from "../../../languages.ts";
import { isLanguage, languageCodes } from "../../../languages.ts";
import { Notice } from "../../ui/notice.tsx";
import type { DeskWords } from "../../words/translation.ts";
import { useDeskWords } from "../rendering/desk-language.ts";
import type { Access, DeskArgs } from "../rendering/desk-route.ts";
import { eventIn, registrationsAddress, zoneOf } from "./event-registrations.ts";
import { type RefusedSettings, settingsActs } from "./settings-acts.ts";
import { SettingsForm } from "./settings-form.tsx";
import { valuesOf } from "./settings-values.ts";

export const role: Access = "publisher";
export const title = (_: unknown, { registrationSettings }: DeskWords) => registrationSettings.title;
export const acts = settingsActs;

export async function loader(args: DeskArgs) {
  const { site, desk, url } = args;
  const event = await eventIn(args);
  const zone = zoneOf(event);
  const { settings, revision } = await site.registrations.staff.form(event.id);
  const values = valuesOf(settings, zone);
  const translations = (await desk.editions.translations([event.id])).get(event.id) ?? [];
  const translated = new Set(
    translations.filter(({ deletedAt }) => !deletedAt).map(({ language }) => language),
  );
  const isWritten = (code: Language) =>
    Object.entries(values).some(([name, text]) => name.endsWith(`.${code}`) && text);
  const original: Language = isLanguage(event.language) ? event.language : "en";
  const others = languageCodes.filter(
    (code) => code !== original && (translated.has(code) || isWritten(code)),
  );
  return {
    ...{ slug: event.slug, name: event.title, language: event.language, zone, values, revision },
    ...{ languages: [original, ...others], isDone: url.searchParams.has("done") },
    // Known before it is added, so that the page can scroll to the new question.
    newQuestion: `q${randomUUID().slice(0, 8)}`,
  };
}

export default function Settings() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedSettings>();
  const { registrationSettings: words, registrations } = useDeskWords();
  return (
    <>
      <p>
        <a href={registrationsAddress(page.slug)}>{registrations.back}</a>
      </p>
      <h1>{words.title}</h1>
      <p>
        <a href={`/desk/events/${page.slug}`} lang={page.language} dir="auto">
          {page.name}
        </a>
      </p>
      {page.isDone && !refused && (
        <Notice tone="success" id="notice">
          <p>{words.saved}</p>
        </Notice>
      )}
      <SettingsForm
        {...page}
        values={refused?.values ?? page.values}
        revision={refused?.revision ?? page.revision}
        problems={refused?.problems ?? []}
        notice={refused?.notice}
      />
    </>
  );
}
