/** The title of a page, as it is in its HTML, without the name of the site. */
export function titleIn(html: string): string {
  const title = /<title>([^<]*)/.exec(html)?.[1] ?? "";
  return title.replace(/ \| [^|]*$/, "");
}
