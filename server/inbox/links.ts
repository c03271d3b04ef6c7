/** An address of the web as people and programs write it. */
const link = /\b(?:https?:\/\/|www\.)[^\s<>"'`\])}]+/giu;

/** Each link of a text once, as it would be opened, without what follows "?" or "#". */
export function linksIn(text: string): string[] {
  const found = [...text.matchAll(link)].map(([written]) =>
    written
      .toLowerCase()
      .replace(/^https?:\/\/|^www\./g, "")
      .replace(/^www\.|[?#].*$|[.,;:!]+$/g, "")
      .replace(/\/+$/, ""),
  );
  return [...new Set(found.filter(Boolean))];
}

export const withoutLinks = (text: string): string => text.replace(link, " ");
