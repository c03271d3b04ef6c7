import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

// Test files share their modules: this one loads its own, and leaves none of them to the next.
beforeAll(() => void vi.resetModules());
afterAll(() => void vi.resetModules());

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

test("a partner that is set has its name, its logo and 'Visit Website' in a new tab", async () => {
  const { default: Partnerships } = await import("./partnerships.tsx");
  const Page = createRoutesStub([{ path: "/", Component: Partnerships }]);
  const html = renderToStaticMarkup(<Page />);
  expect(html).toContain("Example Ltd");
  expect(html).toContain('<img src="/partners/example.svg" alt="Logo of Example Ltd"/>');
  expect(html).toMatch(
    /<a href="https:\/\/example\.org" target="_blank" rel="noopener noreferrer"[^>]*>Visit Website/,
  );
  expect(html.match(/Visit Website/g)).toHaveLength(1);
});
