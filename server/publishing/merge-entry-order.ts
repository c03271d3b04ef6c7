import { entryIds } from "../../content/entries.ts";
import { type Kind, namesWhere } from "../../content/kinds.ts";
import type { Fields } from "./edition.ts";
import type { MergedFields } from "./merge-fields.ts";

type Versions = { base: Fields; yours: Fields; theirs: Fields };

/** Lists of entries never conflict: the merged order has both writers' additions, moves and removals. */
export function mergeEntryOrders(kind: Kind, texts: Versions, merged: MergedFields): MergedFields {
  const orders = namesWhere(kind, ({ type }) => typeof type === "object" && "entries" in type, {
    ...texts.theirs,
    ...texts.yours,
  });
  if (orders.length === 0) return merged;
  const fields = { ...merged.fields };
  for (const name of orders) fields[name] = mergeEntryOrder(name, texts);
  return { fields, conflicts: merged.conflicts.filter(({ field }) => !orders.includes(field)) };
}

function mergeEntryOrder(name: string, { base, yours, theirs }: Versions): string {
  const [before, mine, others] = [base, yours, theirs].map((fields) => entryIds(fields[name])) as [
    string[],
    string[],
    string[],
  ];
  /** An entry that one writer removed stays if the other changed its text. */
  const isKept = (id: string) => {
    if (!before.includes(id)) return true;
    const isChangedBy = (fields: Fields) =>
      Object.keys({ ...base, ...fields }).some(
        (field) => field.startsWith(`${name}.${id}.`) && (fields[field] ?? "") !== (base[field] ?? ""),
      );
    return (mine.includes(id) || isChangedBy(theirs)) && (others.includes(id) || isChangedBy(yours));
  };
  const inBoth = (ids: string[]) => ids.filter((id) => mine.includes(id) && before.includes(id)).join(" ");
  const hasMoved = inBoth(mine) !== inBoth(before);
  // If both writers moved entries, the order of the later save wins.
  const [first, second] = hasMoved ? [mine, others] : [others, mine];
  return withAdded(withAdded(first, second), before).filter(isKept).join(" ");
}

/** Inserts ids that only the second list has after the neighbour they follow there. */
function withAdded(first: string[], second: string[]): string[] {
  const ids = [...first];
  for (const [index, id] of second.entries())
    if (!ids.includes(id)) {
      const neighbour = second.slice(0, index).findLast((other) => ids.includes(other));
      ids.splice(neighbour === undefined ? 0 : ids.indexOf(neighbour) + 1, 0, id);
    }
  return ids;
}
