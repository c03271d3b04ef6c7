import type { Kind } from "../../sections.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { totalOf } from "./changes.ts";
import { nothingElse, type Stretch } from "./stretch.ts";

/** Every record of the kind, the newest first. */
export function newestFirst({ db }: SiteDatabase, kind: Kind): Stretch {
  return {
    by: "created_at",
    direction: "desc",
    only: nothingElse,
    length: () => totalOf(db, kind),
    steady: true,
  };
}
