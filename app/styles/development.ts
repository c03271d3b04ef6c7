/** While developing every page has every style from the start; app/browser/development.ts makes them hot. */
const sheets = import.meta.glob<string>(["../**/*.css", "!./print.css"], {
  query: "?inline",
  import: "default",
  eager: true,
});

export const allStyles = Object.values(sheets).join("\n");
