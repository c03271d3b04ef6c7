import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import type { Fields } from "../../../content/define.ts";
import { entryIds, expandEntries } from "../../../content/entries.ts";
import { setValueIn } from "./form-controls.ts";
import type { Values } from "./values.ts";

type Form = RefObject<HTMLFormElement | null>;

/** The order of the entries in each list of a form, as loaded and then changed by buttons. */
export function useEntries(form: Form, fields: Fields, values: Values) {
  const [orders, setOrders] = useState<Values>({});
  const idsOf = (list: string) => entryIds(orders[list] ?? values[list]);
  /** Renders the fields before it returns, and saves as if the writer had typed. */
  const set = (list: string, ids: string[], texts: Values = {}) => {
    flushSync(() => setOrders((known) => ({ ...known, [list]: ids.join(" ") })));
    if (!form.current) return;
    for (const [name, text] of Object.entries(texts)) setValueIn(form.current, name, text);
    form.current.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return {
    idsOf,
    set,
    /** Renders a field for each value before the values are written. */
    prepare: (next: Values) => flushSync(() => setOrders(next)),
    namesIn: (element: HTMLFormElement): string[] =>
      Object.keys(expandEntries(fields, Object.fromEntries(ordersIn(element)))),
  };
}

export type EntryOrders = ReturnType<typeof useEntries>;

const ordersIn = (form: HTMLFormElement): [string, string][] =>
  [...form.querySelectorAll<HTMLInputElement>("input[data-order]")].map(({ name, value }) => [name, value]);
