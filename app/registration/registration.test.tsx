import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { type Language, languageCodes } from "../../languages.ts";
import type { RegistrationState } from "../../server/registrations/registration-state.ts";
import { stateOf } from "../lists/event-status.ts";
import { LanguageContext } from "../ui/page-language.ts";
import { wordsIn } from "../words/words.ts";
import { Registration } from "./registration.tsx";
import { registrationStates, withRegistration } from "./registration-states.ts";

const closes = "2026-11-30T15:00:00.000Z";
const event = { id: "clinic", past: false, status: "", time_zone: "Africa/Nairobi" };

const shown = (
  registration: RegistrationState,
  about: Partial<typeof event> = {},
  language: Language = "en",
) =>
  renderToStaticMarkup(
    <LanguageContext value={language}>
      <Registration event={{ ...event, ...about, registration }} />
    </LanguageContext>,
  );
const textOf = (html: string) => html.replace(/<[^>]*>/g, "|").replace(/\|+/g, "|");

describe("the page of an event says whether people can register", () => {
  test.each<[RegistrationState, string]>([
    [{ state: "not-yet", opens: closes }, "|Registration opens on 30 November 2026, 18:00|"],
    [{ state: "open" }, "|Registration is open|Register|"],
    [{ state: "open", left: 12 }, "|12 places left|Register|"],
    [{ state: "open", left: 1 }, "|1 place left|Register|"],
    [
      { state: "open", closes },
      "|Registration is open|Register|Registration closes on 30 November 2026, 18:00.|",
    ],
    [{ state: "few" }, "|Few places left|Register|"],
    [{ state: "few", left: 2 }, "|Only 2 places left|Register|"],
    [
      { state: "waiting-list", closes },
      "|Full, with a waiting list|Join the waiting list|All places are taken. Join the waiting list: when a place becomes free, we offer it to the next person by e-mail.|Registration closes on 30 November 2026, 18:00.|",
    ],
    [{ state: "full" }, "|Fully booked|All places are taken, and there is no waiting list.|"],
    [{ state: "closed", on: closes }, "|Registration closed on 30 November 2026, 18:00|"],
    [{ state: "over" }, "|Past event|"],
    [{ state: "cancelled" }, "|Cancelled event|"],
  ])("%o", (registration, expected) => {
    expect(textOf(shown(registration))).toBe(expected);
  });

  test("the button leads to the form of the event, in the language of the page", () => {
    expect(shown({ state: "open" })).toContain('href="/events/clinic/register"');
    expect(shown({ state: "waiting-list" }, {}, "ar")).toContain('href="/ar/events/clinic/register"');
    for (const state of ["full", "over", "cancelled"] as const) expect(shown({ state })).not.toContain("<a");
  });

  test("without registration, the button leads to the contact form", () => {
    const html = shown({ state: "none" });
    expect(html).toContain('href="/contact?event=clinic"');
    expect(textOf(html)).toBe("|Register|");
  });

  test("a past or cancelled event has no button, whatever the state", () => {
    expect(shown({ state: "open" }, { past: true })).toBe("");
    expect(shown({ state: "open" }, { status: "cancelled" })).toBe("");
    expect(shown({ state: "none" }, { past: true })).toBe("");
  });
});

const states: RegistrationState[] = [
  { state: "not-yet", opens: closes },
  ...[{ state: "open" } as const, { state: "open", left: 12 } as const, { state: "open", left: 2 } as const],
  ...[{ state: "few" } as const, { state: "few", left: 3 } as const],
  ...[
    { state: "waiting-list" } as const,
    { state: "full" } as const,
    { state: "closed", on: closes } as const,
  ],
];

test.each(languageCodes)("%s has its own words for each state in lists", (language) => {
  const texts = states.map(
    (registration) => stateOf(wordsIn(language), language, { ...event, registration }).text,
  );
  expect(new Set(texts).size).toBe(states.length);
  expect(texts.join()).not.toMatch(/[{}]/);
  if (language === "en") return;
  const english = states.map((registration) => stateOf(wordsIn("en"), "en", { ...event, registration }).text);
  for (const text of texts) expect(english).not.toContain(text);
});

test("a postponed or past event says so in lists, whatever the state of its registration", () => {
  const registration: RegistrationState = { state: "open" };
  const text = (about: Partial<typeof event>) =>
    stateOf(wordsIn("en"), "en", { ...event, ...about, registration }).text;
  expect(text({ status: "postponed" })).toBe("Postponed event");
  expect(text({ past: true })).toBe("Past event");
});

describe("states are read", () => {
  const held = { day: "2026-11-30", place: "Nairobi", event_languages: "", ...event };

  test("with one query for all events, and none for other records", async () => {
    const asked: string[][] = [];
    const registrations = {
      states: async (ids: string[]) => {
        asked.push(ids);
        return new Map<string, RegistrationState>([["clinic", { state: "full" }]]);
      },
    };
    const cards = [{ id: "clinic", event: held }, { id: "talk", event: held }, { id: "news" }];
    const [clinic, talk, news] = await withRegistration({ registrations }, cards);
    expect(asked).toEqual([["clinic", "talk"]]);
    expect(clinic?.event?.registration).toEqual({ state: "full" });
    expect(talk?.event?.registration).toEqual({ state: "none" });
    expect(news?.event).toBeUndefined();
    await withRegistration({ registrations }, [{ id: "news" }]);
    expect(asked).toHaveLength(1);
  });

  test("as none on a site without registrations", async () => {
    expect((await registrationStates({}, ["clinic"]))("clinic")).toEqual({ state: "none" });
  });
});
