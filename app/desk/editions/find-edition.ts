import { data } from "react-router";
import { type Kind, kindAtDesk } from "../../../content/kinds.ts";
import type { Edition } from "../../../server/publishing/edition.ts";
import { mayActAs } from "../../../server/staff/roles.ts";
import type { DeskArgs } from "../rendering/desk-route.ts";
import type { Refusal } from "../rendering/guard.ts";

export function kindIn({ params }: Pick<DeskArgs, "params">): Kind {
  const kind = kindAtDesk(`/${params.kind}`, params.id);
  if (!kind) throw data(null, { status: 404 });
  return kind;
}

/** The original in the address, even if the address names a translation. */
export async function originalIn({ desk, params }: DeskArgs): Promise<Edition> {
  const edition = await desk.editions.find(kindIn({ params }), params.id ?? "");
  if (!edition) throw data(null, { status: 404 });
  return edition;
}

/** The same for people who write in it: a translator writes translations and no originals. */
export async function writableEditionIn(args: DeskArgs): Promise<Edition> {
  const edition = await editionIn(args);
  refuseTranslator(args, edition);
  return edition;
}

/** `edition` is undefined for a new record. */
export function refuseTranslator(
  { session }: Pick<DeskArgs, "session">,
  edition: Pick<Edition, "translationOf"> | undefined,
): void {
  if (edition && edition.translationOf !== null) return;
  if (!mayActAs(session.person.role, "writer"))
    throw data({ refusal: "role" } satisfies Refusal, { status: 403 });
}

/** The translation if the address names a language, otherwise the original. */
export async function editionIn(args: DeskArgs): Promise<Edition> {
  const original = await originalIn(args);
  if (args.params.language === undefined) return original;
  const translation = await args.desk.editions.translation(original, args.params.language);
  if (!translation) throw data(null, { status: 404 });
  return translation;
}
