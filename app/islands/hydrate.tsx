/** What the start script fetches when an island is approached: React, and all islands with it. */
import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { islands } from "../island-registry.ts";
import { keepTypedText } from "./keep-typed-text.ts";

export function hydrate(element: HTMLElement): () => void {
  const { island = "", props = "{}" } = element.dataset;
  const Component = islands[island as keyof typeof islands] as ComponentType<object>;
  keepTypedText(element);
  // Synchronously: an island is small, and it must be hydrated before the next click.
  const root = flushSync(() => hydrateRoot(element, <Component {...JSON.parse(props)} />));
  return () => root.unmount();
}
