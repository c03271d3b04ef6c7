import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import type { Fields } from "../../../content/define.ts";
import { entryIds, expandEntries } from "../../../content/entries.ts";
import { setValueIn } from "./form-controls.ts";
import type { Values } from "./values.ts";

type Form = RefObject<HTMLFormElement | null>;

/** The order of the entries in each list of a form: the page came with one, and buttons change it. */
export function useEntries(form: Form, fields: Fields, values: Values) {
  const [orders, setOrders] = useState<Values>({});
  const idsOf = (list: string) => entryIds(orders[list] ?? values[list]);
  /** The fields are in the page when it returns, and the form is told as if someone had typed. */
  const set = (list: string, ids: string[], texts: Values = {}) => {
    flushSync(() => setOrders((known) => ({ ...known, [list]: ids.join(" ") })));
    if (!form.current) return;
    for (const [name, text] of Object.entries(texts)) setValueIn(form.current, name, text);
    form.current.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return {
    idsOf,
    set,
    /** Before the form is given other values: each needs its field. */
    prepare: (next: Values) => flushSync(() => setOrders(next)),
    namesIn: (element: HTMLFormElement): string[] =>
      Object.keys(expandEntries(fields, Object.fromEntries(ordersIn(element)))),
  };
}

export type EntryOrders = ReturnType<typeof useEntries>;

/** As the page has them now. */
const ordersIn = (form: HTMLFormElement): [string, string][] =>
  [...form.querySelectorAll<HTMLInputElement>("input[data-order]")].map(({ name, value }) => [name, value]);
