import { type KeyboardEvent, useEffect, useState } from "react";
import { Field } from "../../ui/field.tsx";
import { useIslandWords } from "../islands/island-words.ts";
import { useBrowserWords } from "../ui/page-settings.ts";
import { parseHtml } from "../ui/trusted-html.ts";
import styles from "./toolbar.module.css";

export type FoundPage = { address: string; title: string };
type Props = { id: string; choose: (page: FoundPage) => void };

const pause = 300;
const most = 6;

/** Finds a page of this site by its words, as visitors do. Not a form: see uploader/alt-text-field.tsx. */
export function PageSearch({ id, choose }: Props) {
  const { search: label } = useIslandWords().editor.link;
  const { noAnswer, media } = useBrowserWords();
  const [q, setQ] = useState("");
  const [pages, setPages] = useState<FoundPage[] | "no answer">();
  useEffect(() => {
    setPages(undefined);
    if (!q.trim()) return;
    const ended = new AbortController();
    const search = () =>
      findPages(q, ended.signal).then(setPages, () => ended.signal.aborted || setPages("no answer"));
    const timer = setTimeout(search, pause);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [q]);
  const ignoreEnter = (event: KeyboardEvent) => {
    if (event.key === "Enter") event.preventDefault();
  };
  return (
    <>
      <Field
        id={id}
        label={label}
        type="search"
        form="no-form"
        value={q}
        onChange={({ currentTarget }) => setQ(currentTarget.value)}
        onKeyDown={ignoreEnter}
      />
      <p role="status">
        {pages === "no answer" && noAnswer}
        {pages?.length === 0 && media.notFound}
      </p>
      {Array.isArray(pages) && (
        <ul className={styles.blocks}>
          {pages.map((page) => (
            <li key={page.address}>
              <button type="button" dir="auto" className={styles.tool} onClick={() => choose(page)}>
                {page.title}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

async function findPages(q: string, signal: AbortSignal): Promise<FoundPage[]> {
  const html = await (await fetch(`/search?${new URLSearchParams({ q })}`, { signal })).text();
  // Only the results: the <style> of a whole page would be reported as a policy violation.
  const results = html.slice(html.indexOf("<article"), html.lastIndexOf("</article>"));
  return [...parseHtml(results).querySelectorAll("article h2 a")].slice(0, most).map((link) => ({
    address: link.getAttribute("href") ?? "",
    title: link.textContent ?? "",
  }));
}
