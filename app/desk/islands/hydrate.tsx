/** What the start script of the desk fetches: React, and all islands of the desk with it. */
import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepTexts } from "../../islands/keep-texts.ts";
import { deskIslands } from "./registry.ts";

export function hydrate(element: HTMLElement): void {
  const { island = "", props = "{}" } = element.dataset;
  const Component = deskIslands[island as keyof typeof deskIslands] as ComponentType<object>;
  keepTexts(element);
  hydrateRoot(element, <Component {...JSON.parse(props)} />);
}
