import { data } from "react-router";
import { type Kind, kindAtDesk } from "../../../content/kinds.ts";
import type { Edition } from "../../../server/publishing/edition.ts";
import type { DeskArgs } from "../rendering/desk-route.ts";

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

/** The translation if the address names a language, otherwise the original. */
export async function editionIn(args: DeskArgs): Promise<Edition> {
  const original = await originalIn(args);
  if (args.params.language === undefined) return original;
  const translation = await args.desk.editions.translation(original, args.params.language);
  if (!translation) throw data(null, { status: 404 });
  return translation;
}
