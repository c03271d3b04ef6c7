import { data } from "react-router";
import type { ActArgs } from "../rendering/desk-route.ts";
import type { Colleague } from "./assign-field.tsx";

/** Whom a form names; null for nobody. */
export async function assigneeIn({ desk, form }: ActArgs): Promise<Colleague | null> {
  const wanted = String(form.get("assignee") ?? "");
  if (wanted === "nobody") return null;
  const person = (await desk.staff.list()).find(({ id }) => id === wanted);
  if (!person) throw data(null, { status: 404 });
  return { id: person.id, name: person.name };
}
