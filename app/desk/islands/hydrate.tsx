/** What the start script of the desk fetches: React, and all islands of the desk with it. */
import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { deskIslands } from "./registry.ts";

export function hydrate(element: HTMLElement): void {
  const { island = "", props = "{}" } = element.dataset;
  const Component = deskIslands[island as keyof typeof deskIslands] as ComponentType<object>;
  keepTexts(element);
  hydrateRoot(element, <Component {...JSON.parse(props)} />);
}

/**
 * React resets the default value of every textarea, which would empty those that nobody has typed into yet. A value
 * that was set, even to what it is, counts as typed; selection and cursor stay.
 */
function keepTexts(element: HTMLElement): void {
  for (const field of element.querySelectorAll("textarea")) {
    const { value } = field;
    field.value = value;
  }
}
