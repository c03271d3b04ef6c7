/** While developing every page has every style from the start; app/browser/development.ts makes them hot. */
const sheets = import.meta.glob<string>(["../**/*.css", "!./print.css"], {
  query: "?inline",
  import: "default",
  eager: true,
});

/** What comes after the mark is replaced by the browser: app/browser/development-styles.ts. */
export const allStyles = ["/* hot */", ...Object.values(sheets)].join("\n");
