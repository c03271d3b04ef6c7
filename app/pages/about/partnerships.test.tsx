import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { partners } from "./partners.ts";
import Partnerships from "./partnerships.tsx";

const Page = createRoutesStub([{ path: "/", Component: Partnerships }]);
const html = renderToStaticMarkup(<Page />);

test("there is a technology company and a women-in-cybersecurity group", () => {
  expect(partners.map(({ kind }) => kind)).toEqual(["technology", "womenInCybersecurity"]);
  expect(html).toContain("Technology company");
  expect(html).toContain("Women-in-cybersecurity group");
});

test.each(partners)(
  "$name has a logo with a name and 'Visit Website' in a new tab",
  ({ name, text, website }) => {
    expect(html).toContain(`<h3>${name}</h3>`);
    expect(html).toContain(text);
    expect(html).toMatch(new RegExp(`<svg [^>]*role="img" aria-label="Logo of ${name}"`));
    expect(html).toMatch(
      new RegExp(`<a href="${website}" target="_blank" rel="noopener noreferrer"[^>]*>Visit Website`),
    );
  },
);

test("the samples' addresses are reserved for examples", () => {
  for (const { website } of partners) expect(new URL(website).host).toMatch(/^example\.(?:com|net|org)$/);
});

test("rows of a woven logo are of one length", () => {
  for (const { logo } of partners)
    if ("woven" in logo) expect(new Set(logo.woven.map((row) => row.length)).size).toBe(1);
});
