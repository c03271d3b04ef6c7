import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";

/** After a move to another page, what a new page does by itself: reading starts at its top, its title is said. */
export function Arrival({ contentId }: { contentId: string }) {
  const { pathname, hash } = useLocation();
  const here = useRef(pathname);
  const [title, setTitle] = useState("");

  useEffect(() => {
    if (here.current === pathname) return;
    here.current = pathname;
    setTitle(document.title);
    if (!hash) document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [pathname, hash, contentId]);

  return (
    <VisuallyHidden>
      <span role="status">{title}</span>
    </VisuallyHidden>
  );
}
