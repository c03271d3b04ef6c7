import { expect, test } from "vitest";
import type { RegistrationState } from "../../../server/registrations/registration-state.ts";
import { eventData } from "./event-data.ts";

const event = {
  ...{ title: "Clinic", excerpt: "Text.", location: "Nairobi", city: "Nairobi", country: "KE" },
  ...{ event_languages: "", event_date: "2026-12-01T09:00:00.000Z", ends_at: null, status: "", audience: "" },
};
const url = "https://example.org/events/clinic";
const place = { url, image: "", siteUrl: "https://example.org", organisation: { name: "Us" } };
const dataOf = (registration: RegistrationState, about: Partial<typeof event> = {}) =>
  eventData({ ...event, ...about, registration }, place as never) as unknown as Record<string, unknown>;
const at = "2026-11-30T15:00:00.000Z";
const offer = { "@type": "Offer", url: `${url}/register` };
const is = (state: string) => ({ availability: `https://schema.org/${state}` });

test.each<[RegistrationState, object | undefined]>([
  [{ state: "none" }, undefined],
  [{ state: "over" }, undefined],
  [{ state: "cancelled" }, undefined],
  [
    { state: "not-yet", opens: at },
    { ...offer, validFrom: at },
  ],
  [
    { state: "open", closes: at },
    { ...offer, ...is("InStock"), availabilityEnds: at },
  ],
  [{ state: "few" }, { ...offer, ...is("LimitedAvailability") }],
  [{ state: "waiting-list" }, { ...offer, ...is("SoldOut") }],
  [{ state: "full" }, { ...offer, ...is("SoldOut") }],
  [
    { state: "closed", on: at },
    { ...offer, ...is("OutOfStock"), availabilityEnds: at },
  ],
])("search engines learn how to register: %o", (registration, expected) => {
  expect(dataOf(registration).offers).toEqual(expected);
});

test("search engines learn how many places are left only if visitors do", () => {
  expect(dataOf({ state: "few", left: 2 })).toMatchObject({ remainingAttendeeCapacity: 2 });
  expect(dataOf({ state: "few" })).not.toHaveProperty("remainingAttendeeCapacity");
});

test("search engines learn for whom it is", () => {
  expect(dataOf({ state: "none" }, { audience: "Teachers" }).audience).toEqual({
    "@type": "Audience",
    audienceType: "Teachers",
  });
});
