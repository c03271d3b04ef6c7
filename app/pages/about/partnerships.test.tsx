import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test, vi } from "vitest";
import Partnerships from "./partnerships.tsx";

// What an operator sets in partners.ts; as delivered, none is set.
vi.mock("./partners.ts", () => ({
  partners: [
    {
      kind: "technology",
      name: "Example Ltd",
      logo: "/partners/example.svg",
      website: "https://example.org",
    },
    { kind: "womenInCybersecurity" },
  ],
}));

test("a partner that is set has its name, its logo and 'Visit Website' in a new tab", () => {
  const Page = createRoutesStub([{ path: "/", Component: Partnerships }]);
  const html = renderToStaticMarkup(<Page />);
  expect(html).toContain("Example Ltd");
  expect(html).toContain('<img src="/partners/example.svg" alt="Logo of Example Ltd"/>');
  expect(html).toMatch(
    /<a href="https:\/\/example\.org" target="_blank" rel="noopener noreferrer"[^>]*>Visit Website/,
  );
  expect(html.match(/Visit Website/g)).toHaveLength(1);
});
