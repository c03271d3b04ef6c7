/** Loaded by the start script of the desk: React and all islands of the desk. */
import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { keepTypedText } from "../islands/keep-typed-text.ts";
import { deskIslands } from "./island-registry.ts";
import { IslandWordsContext } from "./islands/island-words.ts";
import { PageSettingsContext, readPageSettings } from "./ui/page-settings.ts";
import { UploadShelf } from "./uploader/upload-list.tsx";
import { resumeUploads } from "./uploader/upload-queue.ts";

export function hydrate(element: HTMLElement): void {
  const { island = "", props = "{}", words = "{}" } = element.dataset;
  const Component = deskIslands[island as keyof typeof deskIslands] as ComponentType<object>;
  keepTypedText(element);
  // Synchronous, so that files dropped or pasted right after it are not lost.
  flushSync(() =>
    hydrateRoot(
      element,
      <PageSettingsContext value={readPageSettings(document.documentElement)}>
        <IslandWordsContext value={JSON.parse(words)}>
          <Component {...JSON.parse(props)} />
        </IslandWordsContext>
      </PageSettingsContext>,
    ),
  );
}

/** Uploads continue from page to page. */
export function continueUploads(person: string): void {
  const shelf = document.body.appendChild(document.createElement("div"));
  createRoot(shelf).render(
    <PageSettingsContext value={readPageSettings(document.documentElement)}>
      <UploadShelf />
    </PageSettingsContext>,
  );
  void resumeUploads(person);
}
