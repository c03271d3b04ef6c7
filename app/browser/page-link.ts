/** The link around an element, if it leads to another page of this site, in this tab. */
export function pageLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin)
    return undefined;
  // Files have endings, pages have none. A place in this very page is no other page.
  const isPage = !/\.\w+$/.test(link.pathname);
  return isPage && addressOf(link) !== addressOf(location) ? link : undefined;
}

export const addressOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;

/** Not one that opens a tab or a window, or saves. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
}
