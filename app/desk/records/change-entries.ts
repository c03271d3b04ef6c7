import { randomUUID } from "node:crypto";
import { entryIds, listIn } from "../../../content/entries.ts";
import { fieldAt, type Kind } from "../../../content/kinds.ts";
import { fieldId } from "../editor/writing.ts";

type Changed = {
  /** Undefined if nothing changes: the list is full, or the entry is gone. */
  order: { list: string; ids: string[] } | undefined;
  /** Where the page scrolls to afterwards. */
  anchor: string;
};

/** Reads a button of a list, which works without script: see entries-field.tsx. */
export function changedOrder(kind: Kind, query: URLSearchParams, form: FormData): Changed {
  const [act, list = "", id = ""] = ["entry", "list", "id"].map((name) => query.get(name) ?? "");
  const field = fieldAt(kind, list);
  const bounds = field && listIn(field);
  const ids = entryIds(String(form.get(list) ?? ""));
  const at = ids.indexOf(id);
  const others = ids.filter((other) => other !== id);
  const unchanged = { order: undefined, anchor: fieldId(list) };
  if (!bounds) return unchanged;
  const changed = (next: string[], entry: string): Changed => ({
    order: { list, ids: next },
    anchor: fieldId(entry ? `${list}.${entry}` : list),
  });
  if (act === "add" && ids.length < bounds.most) {
    const added = `e${randomUUID().slice(0, 8)}`;
    return changed([...ids, added], added);
  }
  if (at < 0) return unchanged;
  if (act === "remove" && ids.length > bounds.least)
    return changed(others, others[at] ?? others[at - 1] ?? "");
  if (act === "up" && at > 0) return changed(others.toSpliced(at - 1, 0, id), id);
  if (act === "down") return changed(others.toSpliced(at + 1, 0, id), id);
  return unchanged;
}
