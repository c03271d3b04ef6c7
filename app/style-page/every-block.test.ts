import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (folder: string) =>
  readdirSync(folder).filter((name) => name.endsWith(".tsx") && !name.endsWith(".test.tsx"));
/** Shown as part of links, on its own page (/privacy-policy), as part of SectionHeader, or invisible. */
const elsewhere = ["arrow.tsx", "document-page.tsx", "page-header.tsx", "visually-hidden.tsx"];

test("every building block of app/ui is on the style page", () => {
  const page = read("app/style-page")
    .map((name) => readFileSync(`app/style-page/${name}`, "utf8"))
    .join("\n");
  const missing = read("app/ui").filter(
    (name) => !elsewhere.includes(name) && !page.includes(`"../ui/${name}"`),
  );
  expect(missing).toEqual([]);
});
