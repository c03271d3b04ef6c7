import { type RefObject, useEffect, useRef, useState } from "react";

const pause = 900;

/** Asks the server how the text looks now, after a pause in typing and one request at a time. */
export function useLook<Look>(form: RefObject<HTMLFormElement | null>, isOpen: boolean) {
  const [look, setLook] = useState<Look>();
  const underWay = useRef(false);
  useEffect(() => {
    const element = form.current;
    if (!element || !isOpen) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let again = false;
    const ask = async () => {
      if (underWay.current) {
        again = true;
        return;
      }
      underWay.current = true;
      again = false;
      const body = new FormData(element);
      body.set("act", "look");
      const answer = await fetch(location.pathname, {
        method: "POST",
        headers: { accept: "application/json" },
        body,
      }).catch(() => undefined);
      underWay.current = false;
      if (answer?.ok) setLook(await answer.json());
      if (again) later();
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void ask(), pause);
    };
    element.addEventListener("input", later);
    void ask();
    return () => {
      clearTimeout(timer);
      element.removeEventListener("input", later);
    };
  }, [form, isOpen]);
  return look;
}
