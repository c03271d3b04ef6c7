/** The title of a page in the browser's tab and in search results: its own name, and the site's. */
export const titleOf = (title: string, siteName: string) =>
  title === siteName ? title : `${title} | ${siteName}`;
