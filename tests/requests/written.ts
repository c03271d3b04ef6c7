/** What staff wrote before a test begins. */
import type { RecordKind } from "../../content/kinds.ts";
import type { Edition, Fields } from "../../server/desk/editions/edition.ts";
import { editionsOf } from "../../server/desk/editions/editions.ts";
import type { DeskSite } from "./sign-in.ts";

const author = { id: null, name: "Ada Bekele" };

/** Without what the kind needs besides, so that a test names only what it is about. */
const least: Record<RecordKind, Fields> = {
  our_work: { description: "What we do." },
  news: { content: "What happened." },
  events: {
    ...{ description: "What will happen.", city: "Nairobi", country: "KE", time_zone: "Africa/Nairobi" },
    event_date: "2030-05-01T06:00:00.000Z",
  },
  resources: { content: "What to know.", category: "Guides", type: "Guide" },
  partners: { text: "Who they are." },
  people: { text: "What they do." },
  faq: { answer: "Because.", category: "general" },
  pages: { text: "What to read." },
};

export function writtenAt({ database }: Pick<DeskSite, "database">) {
  const editions = editionsOf({ database });
  const draft = async (kind: RecordKind, fields: Fields): Promise<Edition> => {
    const created = await editions.create(author, kind, { ...least[kind], ...fields });
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
    /** Somebody writes on: a version, but nothing that visitors see. */
    async changed({ id, revision, fields }: Edition, changes: Fields): Promise<Edition> {
      const save = { base: revision, fields: { ...fields, ...changes }, deliberate: true };
      const saved = await editions.save(author, id, save);
      if (!("edition" in saved)) throw new Error(JSON.stringify(saved));
      return saved.edition;
    },
  };
}
