/** What `npm run dev` starts instead of start.ts: hot islands and hot styles. */
import "@vitejs/plugin-react/preamble";
import "./start.ts";

/** Shows an edit of a style at once: the page's rules are taken from a fresh copy of it, in the server's order. */
import.meta.hot?.on("styles-edited", async () => {
  const page = await (await fetch(location.href)).text();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(/<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? "");
  // Another text in the element itself would not have the hash that the page's policy allows.
  document.querySelector("head > style")?.remove();
  document.adoptedStyleSheets = [sheet];
});
