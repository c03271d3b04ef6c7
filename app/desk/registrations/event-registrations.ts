/** The event in the address of a page of registrations, and these addresses. */
import { data } from "react-router";
import { organisation } from "../../../organisation.ts";
import type { Edition } from "../../../server/publishing/edition.ts";
import {
  type RegistrantFilter,
  type RegistrantQuery,
  registrantFilters,
} from "../../../server/registrations/registrants.ts";
import { mayActAs } from "../../../server/staff/roles.ts";
import { validTimeZone } from "../../ui/format-date.ts";
import type { DeskArgs } from "../rendering/desk-route.ts";

export async function eventIn({ desk, params }: DeskArgs): Promise<Edition> {
  const event = await desk.editions.find("events", params.id ?? "");
  if (!event || event.deletedAt) throw data(null, { status: 404 });
  return event;
}

/** Of the place where the event is. */
export const zoneOf = ({ fields }: Edition): string =>
  fields.time_zone ? validTimeZone(fields.time_zone) : organisation.timeZone;

/** Only publishers see the answers to sensitive questions. */
export const readingOf = ({ session }: DeskArgs) => ({
  withSensitive: mayActAs(session.person.role, "publisher"),
});

type RegistrationPage = "settings" | "attendance" | "print" | "letter" | "new";

export function registrationsAddress(slug: string, page?: RegistrationPage): string {
  const address = `/desk/events/${encodeURIComponent(slug)}/registrations`;
  return page ? `${address}/${page}` : address;
}

export type ListQuery = RegistrantQuery & { page: number };

export function readQuery(parameters: URLSearchParams): ListQuery {
  const [show, page] = [parameters.get("show"), parameters.get("page") ?? ""];
  return {
    q: [...(parameters.get("q") ?? "").trim()].slice(0, 200).join(""),
    filter: registrantFilters.find((filter) => filter === show),
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
  };
}

/** `more`: further parameters. */
export function listAddress(
  slug: string,
  { q, filter, page }: Partial<ListQuery>,
  more: Record<string, string> = {},
  of?: RegistrationPage,
): string {
  const query = new URLSearchParams({
    ...{ ...(q && { q }), ...(filter && { show: filter satisfies RegistrantFilter }) },
    ...{ ...(page && page > 1 && { page: String(page) }), ...more },
  });
  const address = registrationsAddress(slug, of);
  return query.size > 0 ? `${address}?${query}` : address;
}
