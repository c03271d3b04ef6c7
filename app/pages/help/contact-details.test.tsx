import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

// Test files share their modules: this one loads its own, and leaves none of them to the next.
beforeAll(() => void vi.resetModules());
afterAll(() => void vi.resetModules());

// What an operator sets in organisation.ts; as delivered, neither phone nor e-mail is set.
vi.mock("../../../organisation.ts", () => ({
  organisation: {
    city: "Addis Ababa",
    country: "Ethiopia",
    phone: "+251 11 000 0000",
    email: "hello@example.org",
  },
  socialProfiles: [],
}));

test("phone and e-mail are shown, and can be tapped, once they are set", async () => {
  const { ContactDetails } = await import("./contact-details.tsx");
  const html = renderToStaticMarkup(<ContactDetails />);
  expect(html).toContain("Addis Ababa, Ethiopia");
  expect(html).toContain('<a href="tel:+251110000000">+251 11 000 0000</a>');
  expect(html).toContain('<a href="mailto:hello@example.org">hello@example.org</a>');
  expect(html).not.toContain("Follow us");
});
