/** The link around an element if it opens another page of this site in this tab. */
export function pageLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin)
    return undefined;
  // Files have extensions, pages do not. A link within this page does not count.
  const isPage = !/\.\w+$/.test(link.pathname);
  return isPage && addressOf(link) !== addressOf(location) ? link : undefined;
}

export const addressOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;

/** A click without modifiers that open a tab or a window, or save. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
}
