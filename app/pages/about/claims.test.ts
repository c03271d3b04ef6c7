/** History and Origins can be checked on the site: with the sample content, every link leads to a record. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { kinds, sections } from "../../../content/kinds.ts";
import { readKind } from "../../../server/content-files/load-content.ts";
import { pageWords } from "../../../tests/page-words.ts";
import { pages } from "../../metadata/page-paths.ts";

const sample = "content/samples";
const { years } = pageWords("history");
const { milestones, impact } = pageWords("origins");
/** Without the folders, which hold translations. */
const recordFiles = (folder: string) =>
  readdirSync(`${sample}/${folder}`).filter((file) => file.endsWith(".md"));

const addresses = new Set<string>([
  ...pages,
  ...sections.flatMap((kind) =>
    recordFiles(kind).map((file) => `${kinds[kind].path}/${file.replace(/\.md$/, "")}`),
  ),
]);

const linkedYears = years.items.filter(({ link }) => link.to);

test("a year links only to something that shows it", () => {
  expect(linkedYears.map(({ label }) => label)).toEqual(["2022", "Present"]);
});

test.each([...linkedYears, ...milestones.items])("$title: its link leads to a page or record", ({ link }) => {
  expect(addresses).toContain(link.to.split("?")[0]);
});

test("2022 links to the guidelines of that year", () => {
  const guidelines = years.items.find(({ label }) => label === "2022");
  expect(guidelines?.link.to).toBe("/resources/ethical-ai-guidelines");
  expect(readFileSync(`${sample}/resources/ethical-ai-guidelines.md`, "utf8")).toContain("agreed on in 2022");
});

test("a figure has evidence beside it or stands alone, and 10+ is true", () => {
  expect(impact.items.map(({ number }) => number)).toEqual(["10+", "5000+", "15+"]);
  expect(impact.items.map(({ note }) => note)).toEqual(["", "", ""]);
  expect(impact.items.map(({ evidence }) => evidence.to)).toEqual(["/resources", "", ""]);
  const counted = recordFiles("resources").filter((file) =>
    /^category: For (?:Network Engineers|Policy Makers)$/m.test(
      readFileSync(`${sample}/resources/${file}`, "utf8"),
    ),
  );
  expect(counted.length).toBeGreaterThan(10);
});

test("the resources that partners helped with name them", async () => {
  const partners = await readKind(sample, "partners", new Date());
  expect(partners).toHaveLength(2);
  const resources = recordFiles("resources").map((file) =>
    readFileSync(`${sample}/resources/${file}`, "utf8"),
  );
  for (const { fields } of partners) expect(resources.join("\n")).toContain(fields.name);
});
