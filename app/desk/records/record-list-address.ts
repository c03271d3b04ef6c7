import { isLanguage, type Language } from "../../../languages.ts";
import type { EditionSummary } from "../../../server/publishing/edition.ts";

type State = EditionSummary["state"];

export const states: readonly State[] = ["draft", "scheduled", "published", "withdrawn"];

/** The search, filters and page in the address of a list. */
export type ListQuery = {
  q: string;
  state: State | undefined;
  deleted: boolean;
  /** Only records without a translation into this language. */
  missing: Language | undefined;
  /** Only records with a translation that is out of date. */
  stale: boolean;
  page: number;
};

export const isFiltered = ({ q, state, deleted, missing, stale }: ListQuery) =>
  Boolean(q || state || deleted || missing || stale);

export function readListQuery({ searchParams }: URL): ListQuery {
  const state = searchParams.get("state") ?? "";
  const translations = searchParams.get("translations") ?? "";
  const missing = /^missing-(.*)$/.exec(translations)?.[1] ?? "";
  const page = searchParams.get("page") ?? "";
  return {
    q: [...(searchParams.get("q") ?? "").trim()].slice(0, 200).join(""),
    state: states.find((each) => each === state),
    deleted: state === "deleted",
    missing: isLanguage(missing) ? missing : undefined,
    stale: translations === "stale",
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
  };
}

/** The value of "translations" in the address and the form. */
export const translationsParameter = ({ missing, stale }: Pick<ListQuery, "missing" | "stale">): string =>
  stale ? "stale" : missing ? `missing-${missing}` : "";

export function listAddress(path: string, listQuery: ListQuery): string {
  const { q, state, deleted, page } = listQuery;
  const translations = translationsParameter(listQuery);
  const query = new URLSearchParams();
  if (q) query.set("q", q);
  if (deleted || state) query.set("state", deleted ? "deleted" : (state ?? ""));
  if (translations) query.set("translations", translations);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}
