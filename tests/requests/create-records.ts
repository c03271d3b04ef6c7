/** Creates drafts and published records directly in the database. */
import { kindOf, type RecordKind } from "../../content/kinds.ts";
import type { Edition, Fields } from "../../server/publishing/edition.ts";
import { editionsOf } from "../../server/publishing/editions.ts";
import { exampleFields } from "../example-fields.ts";
import type { DeskSite } from "./sign-in.ts";

const author = { id: null, name: "Ada Bekele" };

/** Fields beyond the required ones, so that a test names only those it is about. */
const own: Partial<Record<RecordKind, Fields>> = {
  events: { city: "Nairobi", country: "KE" },
  people: { text: "What they do." },
};

/** The title is left out: the test gives it, or wants none. */
function leastOf(kind: RecordKind): Fields {
  const { [kindOf(kind).title]: _, ...others } = exampleFields(kind);
  return { ...others, ...own[kind] };
}

export function recordsAt({ database }: Pick<DeskSite, "database">) {
  const editions = editionsOf({ database });
  const draft = async (kind: RecordKind, fields: Fields): Promise<Edition> => {
    const created = await editions.create(author, kind, { ...leastOf(kind), ...fields });
    if ("outcome" in created) throw new Error(JSON.stringify(created.problems));
    return created;
  };
  return {
    editions,
    author,
    draft,
    async published(kind: RecordKind, fields: Fields): Promise<Edition> {
      const { id, revision } = await draft(kind, fields);
      const done = await editions.publish(author, id, { base: revision });
      if (done.outcome !== "done") throw new Error(JSON.stringify(done));
      return done.edition;
    },
    /** Saves a new version, which visitors do not see. */
    async changed({ id, revision, fields }: Edition, changes: Fields): Promise<Edition> {
      const save = { base: revision, fields: { ...fields, ...changes }, deliberate: true };
      const saved = await editions.save(author, id, save);
      if (!("edition" in saved)) throw new Error(JSON.stringify(saved));
      return saved.edition;
    },
  };
}
