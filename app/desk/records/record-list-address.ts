import { isLanguage, type Language } from "../../../languages.ts";
import type { EditionSummary } from "../../../server/publishing/edition.ts";

type State = EditionSummary["state"];

export const states: Record<State, string> = {
  draft: "Draft",
  scheduled: "Scheduled",
  published: "Published",
  withdrawn: "Withdrawn",
};

/** What the address of a list asks for. */
export type Asked = {
  q: string;
  state: State | undefined;
  deleted: boolean;
  /** Those that lack a translation into it. */
  missing: Language | undefined;
  /** Those with a translation that does not say what they say now. */
  stale: boolean;
  page: number;
};

/** Whether it asks for some of them only. */
export const isNarrowed = ({ q, state, deleted, missing, stale }: Asked) =>
  Boolean(q || state || deleted || missing || stale);

export function readAsked({ searchParams }: URL): Asked {
  const state = searchParams.get("state") ?? "";
  const translations = searchParams.get("translations") ?? "";
  const missing = /^missing-(.*)$/.exec(translations)?.[1] ?? "";
  const page = searchParams.get("page") ?? "";
  return {
    q: [...(searchParams.get("q") ?? "").trim()].slice(0, 200).join(""),
    state: Object.hasOwn(states, state) ? (state as State) : undefined,
    deleted: state === "deleted",
    missing: isLanguage(missing) ? missing : undefined,
    stale: translations === "stale",
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
  };
}

/** As the address and the form have it. */
export const translationsAsked = ({ missing, stale }: Pick<Asked, "missing" | "stale">): string =>
  stale ? "stale" : missing ? `missing-${missing}` : "";

export function listAddress(path: string, asked: Asked): string {
  const { q, state, deleted, page } = asked;
  const translations = translationsAsked(asked);
  const query = new URLSearchParams();
  if (q) query.set("q", q);
  if (deleted || state) query.set("state", deleted ? "deleted" : (state ?? ""));
  if (translations) query.set("translations", translations);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}
