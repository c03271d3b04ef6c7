/** Loads the print style sheet after everything for the screen. Without script the page links it from the start. */
export function loadPrintSheet(): void {
  const sheet = document.createElement("link");
  Object.assign(sheet, { rel: "stylesheet", media: "print", href: document.documentElement.dataset.print });
  document.head.append(sheet);
}
