import { type RefObject, useEffect, useRef, useState } from "react";
import { parseHtml } from "../ui/trusted-html.ts";

const pause = 900;

/**
 * The server's preview of the text: requested after a pause in typing, one request at a time. The first element in
 * `pane` shows its HTML.
 */
export function usePreview<Preview extends { html: string }>(
  form: RefObject<HTMLFormElement | null>,
  isOpen: boolean,
) {
  const [preview, setPreview] = useState<Preview>();
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (preview) pane.current?.firstElementChild?.replaceChildren(...parseHtml(preview.html).body.childNodes);
  }, [preview]);
  const isLoading = useRef(false);
  useEffect(() => {
    const element = form.current;
    if (!element || !isOpen) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let again = false;
    const load = async () => {
      if (isLoading.current) {
        again = true;
        return;
      }
      isLoading.current = true;
      again = false;
      const body = new FormData(element);
      body.set("act", "look");
      const answer = await fetch(location.pathname, {
        method: "POST",
        headers: { accept: "application/json" },
        body,
      }).catch(() => undefined);
      isLoading.current = false;
      if (answer?.ok) setPreview(await answer.json());
      if (again) loadLater();
    };
    const loadLater = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void load(), pause);
    };
    element.addEventListener("input", loadLater);
    void load();
    return () => {
      clearTimeout(timer);
      element.removeEventListener("input", loadLater);
    };
  }, [form, isOpen]);
  return { preview, pane };
}
