/** The start script of `npm run dev`: start.ts with hot reloading of islands and styles. */
import "@vitejs/plugin-react/preamble";
import "./start.ts";

/** Shows an edited style without a reload: fetches the page again and takes its rules, in the server's order. */
import.meta.hot?.on("styles-edited", async () => {
  const page = await (await fetch(location.href)).text();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(/<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? "");
  // Changing the text of the <style> itself would break the hash in the Content-Security-Policy.
  document.querySelector("head > style")?.remove();
  document.adoptedStyleSheets = [sheet];
});
