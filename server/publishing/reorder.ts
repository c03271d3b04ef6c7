import type { OrderedKind } from "../../content/kinds.ts";
import type { SiteDatabase } from "../database/connect.ts";
import { exclusively } from "../database/exclusively.ts";
import type { Actor } from "../staff/staff-log.ts";
import { type Db, readEdition } from "./edition.ts";
import { carrySourceRevision } from "./edition-translations.ts";
import { addRevision } from "./revisions.ts";
import { changedBy, keepFirstText, logAct, updateEdition } from "./store-edition.ts";
import { addVersion } from "./versions.ts";

type PlacedIn = { kind: OrderedKind; edition: string };
type Placed = { id: string; edition: string; title: string; language: string; position: number };

/** The order in which visitors see the records of a kind, and how staff change it without typing numbers. */
export function orderingOf(database: SiteDatabase, now: () => Date, changed: () => void) {
  return {
    order: (kind: OrderedKind): Promise<Placed[]> => readOrder(database.db, kind),

    /** Moves a public record up or down by one place. Returns false if it is not public, or already first or last. */
    async moveByOne(actor: Actor, kind: OrderedKind, id: string, direction: "up" | "down"): Promise<boolean> {
      const isMoved = await exclusively(database, ["editions", "publishing"], async (db) => {
        const order = await readOrder(db, kind);
        const from = order.findIndex(({ edition }) => edition === id);
        const to = direction === "up" ? from - 1 : from + 1;
        const [moved, other] = [order[from], order[to]];
        if (!moved || !other) return false;
        const numbers = numbersOf(order);
        [order[from], order[to]] = [other, moved];
        const at = now().toISOString();
        for (const [index, { edition, position }] of order.entries()) {
          const number = numbers[index] ?? position;
          if (number !== position) await place(db, actor, { kind, edition }, number, at);
        }
        const edition = await readEdition(db, id);
        if (edition) await logAct(db, actor, "moved", edition, at);
        return true;
      });
      if (isMoved) changed();
      return isMoved;
    },
  };
}

async function readOrder(db: Db, kind: OrderedKind): Promise<Placed[]> {
  const rows = await db
    .selectFrom("records")
    .select(["id", "edition", "title", "language", "position"])
    .where("kind", "=", kind)
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, position: row.position ?? 0 }));
}

/** Numbers that staff chose stay in use, unless two records have the same. */
function numbersOf(order: Placed[]): number[] {
  const numbers = order.map(({ position }) => position);
  return new Set(numbers).size === numbers.length ? numbers : numbers.map((_, index) => index + 1);
}

/** A revision of its own, so that someone who is writing the text does not save the old number again. */
async function place(db: Db, actor: Actor, { edition: id, kind }: PlacedIn, position: number, at: string) {
  const edition = await readEdition(db, id);
  if (!edition) return;
  if (edition.revision === 1) await keepFirstText(db, edition);
  const revision = edition.revision + 1;
  const fields = { ...edition.fields, position: String(position) };
  await addRevision(db, { id, revision, fields, at });
  await carrySourceRevision(db, edition, { before: edition, after: { revision, fields }, at });
  await db
    .updateTable("records")
    .set({ position })
    .where("kind", "=", kind)
    .where("id", "=", edition.slug)
    .execute();
  const isPublic = edition.revision === edition.publicRevision;
  const moved = await updateEdition(db, id, {
    ...{ revision, fields: JSON.stringify(fields), ...changedBy(actor, at) },
    ...(isPublic && { public_revision: revision }),
  });
  if (isPublic) await addVersion(db, actor, "published", moved, at);
}
