/** Reads the form of the writing page. */
import { data } from "react-router";
import { editionIn, kindIn, refuseTranslator } from "../editions/find-edition.ts";
import type { ActArgs } from "../rendering/desk-route.ts";
import { fieldsOf, revisionIn } from "./form-values.ts";

export type PostedWriting = Awaited<ReturnType<typeof readWriting>>;

/** Finds the record by its posted id, because its web address may have changed since the page was opened. */
export async function readWriting(args: ActArgs) {
  const kind = kindIn(args);
  const postedId = String(args.form.get("id") ?? "");
  const existing = isUuid(postedId)
    ? await args.desk.editions.read(postedId)
    : args.params.language === undefined
      ? await args.desk.editions.find(kind, args.params.id ?? "")
      : await editionIn(args);
  refuseTranslator(args, existing);
  if (existing && existing.kind !== kind) throw data(null, { status: 404 });
  if (!existing && (!isUuid(postedId) || args.params.id !== undefined)) throw data(null, { status: 404 });
  const { id: personId, name, role } = args.session.person;
  return {
    ...{ kind, id: existing?.id ?? postedId, existing, actor: { id: personId, name, role } },
    fields: fieldsOf(kind, args.form),
    /** The revision that the author started from; 0 for a new record. */
    base: revisionIn(args.form, "base"),
  };
}

const isUuid = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

/** The revision of the original that the page showed beside a translation. */
export const shownOriginalRevision = (form: FormData) => revisionIn(form, "source");
