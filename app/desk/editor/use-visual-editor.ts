import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import type { DeskTranslation } from "../../words/translation.ts";
import { areaTarget } from "./text-area.ts";
import type { TextTarget } from "./text-target.ts";
import { onWriteAsMarkdown, writesMarkdown } from "./write-as-markdown.ts";

type Field = {
  area: RefObject<HTMLTextAreaElement | null>;
  host: RefObject<HTMLElement | null>;
  /** ARIA attributes and the language of the text. */
  attributes: Record<string, string | undefined>;
  words: DeskTranslation["editor"];
};

/** Opens the visual editor over a field when its code has loaded. Until then, and without it, the field is typed in. */
export function useVisualEditor({ area, host, attributes, words }: Field) {
  const isMarkdown = useSyncExternalStore(onWriteAsMarkdown, writesMarkdown, () => true);
  const [isOpen, setOpen] = useState(false);
  const editor = useRef<TextTarget>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the attributes and words never change.
  useEffect(() => {
    // The server's bundle leaves the editor out.
    if (import.meta.env.SSR || isMarkdown || !area.current || !host.current) return;
    const given: Record<string, string> = {};
    for (const [name, value] of Object.entries(attributes)) if (value) given[name] = value;
    const [field, parent] = [area.current, host.current];
    const composition = watchComposition(field);
    let close = () => composition.forget();
    let isOver = false;
    // If the code does not load, the writer goes on in the field.
    void import("../visual-editor/visual-editor.ts").then(async ({ openVisualEditor }) => {
      await composition.ended();
      if (isOver || !("adoptedStyleSheets" in document)) return;
      const opened = openVisualEditor({ area: field, parent, attributes: given, words });
      editor.current = opened;
      close = () => {
        composition.forget();
        opened.close();
      };
      // At once, so that there are never two fields of one name.
      flushSync(() => setOpen(true));
    }, console.info);
    return () => {
      isOver = true;
      close();
      editor.current = undefined;
      setOpen(false);
    };
  }, [isMarkdown]);
  const target = (): TextTarget | undefined =>
    editor.current ?? (area.current ? areaTarget(area.current) : undefined);
  return { isMarkdown, isOpen, target };
}

/** Swapping the field in the middle of a composition, as in Amharic or Chinese, would lose its letters. */
function watchComposition(field: HTMLElement) {
  const ended = new AbortController();
  let composing = Promise.resolve();
  let finish = () => {};
  const start = () => {
    composing = new Promise((resolve) => {
      finish = resolve;
    });
  };
  field.addEventListener("compositionstart", start, { signal: ended.signal });
  field.addEventListener("compositionend", () => finish(), { signal: ended.signal });
  return { ended: () => composing, forget: () => ended.abort() };
}
