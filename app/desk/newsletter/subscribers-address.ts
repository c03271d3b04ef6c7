import type { SubscriberRow } from "../../../server/database/schema.ts";

export const subscribersPath = "/desk/subscribers";

export const subscriberStates: readonly SubscriberRow["state"][] = ["active", "paused", "unconfirmed"];

type SubscribersQuery = { q: string; state: SubscriberRow["state"] | undefined; page: number };

export function readSubscribersQuery({ searchParams }: URL): SubscribersQuery {
  const page = searchParams.get("page") ?? "";
  return {
    q: [...(searchParams.get("q") ?? "").trim()].slice(0, 200).join(""),
    state: subscriberStates.find((state) => state === searchParams.get("state")),
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
  };
}

export function subscribersAddress({ q, state, page }: SubscribersQuery): string {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(state && { state }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `${subscribersPath}?${query}` : subscribersPath;
}
