import type { Language } from "../../languages.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { orderedOf } from "./ordered-records.ts";
import type { Whole } from "./records.ts";

export type Partner = Pick<
  Whole<"partners">,
  "id" | "text" | "kind" | "website" | "image_url" | "language"
> & {
  name: string;
  woven: string[] | undefined;
};

/** Who works with us, in order. */
export function partnersOf(database: SiteDatabase, version: () => Promise<number>, language: Language) {
  const { all } = orderedOf(database, "partners", version, language);
  return async (): Promise<Partner[]> =>
    (await all()).map(({ id, title, text, kind, website, image_url, language, woven }) => ({
      ...{ id, name: title, text, kind, website, image_url, language },
      woven: woven ? woven.split(" ") : undefined,
    }));
}
