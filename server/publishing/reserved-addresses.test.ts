import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { routes } from "../../app/routes.ts";
import { languageCodes } from "../../languages.ts";
import { reasonSentence } from "./problem-sentences.ts";
import { reservedProblem } from "./reserved-addresses.ts";
import { slugProblem } from "./slug.ts";

const first = (path: string) => path.split("/")[1] ?? "";
/** The first segments of all served paths, except parameters. */
const served = {
  routes: routes.map(({ path }) => first(path)),
  server: [...readFileSync("server/app.ts", "utf8").matchAll(/\.(?:get|post|all)\("(\/[^"]*)"/g)].map(
    ([, path = ""]) => first(path),
  ),
  public: readdirSync("public"),
  languages: languageCodes,
};

test("the test finds the served paths", () => {
  expect(served.routes).toContain("about");
  expect(new Set(served.server)).toEqual(
    new Set(["health", "metrics", "desk", "images", "media", "preview"]),
  );
  expect(served.public).toContain("icons");
});

test.each(Object.entries(served))(
  "rejects a free page at an address that the site serves: %s",
  (_, segments) => {
    const names = segments.filter((segment) => /^[^:*]/.test(segment));
    expect(names.filter((name) => slugProblem("pages", name) === undefined)).toEqual([]);
  },
);

test.each([
  ["about", "/about is a page of this site. Please choose another address."],
  ["images", "/images is used by the site itself. Please choose another address."],
  ["my-data", "/my-data is used by the site itself. Please choose another address."],
  ["feeds", "/feeds is used by the site itself. Please choose another address."],
  ["home", "/home is used by the site itself. Please choose another address."],
  ["fr", "/fr is where pages in French begin. Please choose another address."],
  ["ha", "/ha is where pages in Hausa begin. Please choose another address."],
])("rejects /%s with the reason", (slug, sentence) => {
  const reason = reservedProblem("pages", slug);
  expect(reason && reasonSentence(reason)).toBe(sentence);
});

test.each(["annual-report-2026", "about-us", "abouts", "ai", "toString", "تقرير", "2026"])(
  "/%s is free",
  (slug) => {
    expect(reservedProblem("pages", slug)).toBeUndefined();
  },
);

test("reserves only addresses directly below the root", () => {
  expect(slugProblem("news", "about")).toBeUndefined();
});
