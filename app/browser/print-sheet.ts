/** The rules for paper, fetched after all that is for the screen. Without script the page has them from the start. */
export function loadPrintSheet(): void {
  const sheet = document.createElement("link");
  Object.assign(sheet, { rel: "stylesheet", media: "print", href: document.documentElement.dataset.print });
  document.head.append(sheet);
}
