/** React and all islands: the start script fetches this when the visitor approaches an island. */
import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { islands } from "../island-registry.ts";
import { keepTypedText } from "./keep-typed-text.ts";

export function hydrate(element: HTMLElement): () => void {
  const { island = "", props = "{}" } = element.dataset;
  const Component = islands[island as keyof typeof islands] as ComponentType<object>;
  keepTypedText(element);
  // Synchronous, because a small island must be ready before the next click.
  const root = flushSync(() => hydrateRoot(element, <Component {...JSON.parse(props)} />));
  return () => root.unmount();
}
