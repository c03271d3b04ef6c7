import type { EditionSummary } from "../../../server/desk/editions/edition.ts";

type State = EditionSummary["state"];

export const states: Record<State, string> = {
  draft: "Draft",
  scheduled: "Scheduled",
  published: "Published",
  withdrawn: "Withdrawn",
};

/** What the address of a list asks for. */
export type Asked = { q: string; state: State | undefined; deleted: boolean; page: number };

export function readAsked({ searchParams }: URL): Asked {
  const state = searchParams.get("state") ?? "";
  const page = searchParams.get("page") ?? "";
  return {
    q: [...(searchParams.get("q") ?? "").trim()].slice(0, 200).join(""),
    state: Object.hasOwn(states, state) ? (state as State) : undefined,
    deleted: state === "deleted",
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
  };
}

export function listAddress(path: string, { q, state, deleted, page }: Asked): string {
  const query = new URLSearchParams();
  if (q) query.set("q", q);
  if (deleted || state) query.set("state", deleted ? "deleted" : (state ?? ""));
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}
