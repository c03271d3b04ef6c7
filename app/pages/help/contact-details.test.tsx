import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { ContactDetails } from "./contact-details.tsx";

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

test("phone and e-mail are shown, and can be tapped, once they are set", () => {
  const html = renderToStaticMarkup(<ContactDetails />);
  expect(html).toContain("Addis Ababa, Ethiopia");
  expect(html).toContain('<a href="tel:+251110000000">+251 11 000 0000</a>');
  expect(html).toContain('<a href="mailto:hello@example.org">hello@example.org</a>');
  expect(html).not.toContain("Follow us");
});
