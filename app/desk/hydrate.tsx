/** What the start script of the desk fetches: React, and all islands of the desk with it. */
import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { keepTexts } from "../islands/keep-texts.ts";
import { deskIslands } from "./island-registry.ts";
import { startUploads } from "./uploader/upload-queue.ts";
import { UploadShelf } from "./uploader/upload-shelf.tsx";

export function hydrate(element: HTMLElement): void {
  const { island = "", props = "{}" } = element.dataset;
  const Component = deskIslands[island as keyof typeof deskIslands] as ComponentType<object>;
  keepTexts(element);
  // Synchronously, so that what is dropped or pasted right after it is said to be hydrated is not lost.
  flushSync(() => hydrateRoot(element, <Component {...JSON.parse(props)} />));
}

/** Uploads go on from page to page. Nothing is shown while there are none. */
export function goOnUploading(person: string): void {
  const shelf = document.body.appendChild(document.createElement("div"));
  createRoot(shelf).render(<UploadShelf />);
  void startUploads(person);
}
