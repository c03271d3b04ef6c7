import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

// Test files share their modules: this one loads its own, and leaves none of them to the next.
beforeAll(() => void vi.resetModules());
afterAll(() => void vi.resetModules());

// What an operator sets in organisation.ts; as delivered, neither phone nor e-mail nor a press line is set.
const organisation = vi.hoisted(() => ({
  city: "Addis Ababa",
  country: "Ethiopia",
  phone: "+251 11 000 0000",
  email: "hello@example.org",
  press: undefined as { phone?: string; email?: string } | undefined,
}));
vi.mock("../../../organisation.ts", () => ({ organisation, socialProfiles: [] }));

test("phone and e-mail are shown, and can be tapped, once they are set", async () => {
  const { ContactDetails } = await import("./contact-details.tsx");
  const html = renderToStaticMarkup(<ContactDetails />);
  expect(html).toContain("Addis Ababa, Ethiopia");
  expect(html).toContain('<a href="tel:+251110000000">+251 11 000 0000</a>');
  expect(html).toContain('<a href="mailto:hello@example.org">hello@example.org</a>');
  expect(html).not.toContain("Follow us");
  expect(html).not.toContain("For the press");
});

test("a press line is shown once there is one", async () => {
  const { ContactDetails } = await import("./contact-details.tsx");
  organisation.press = { phone: "+251 11 000 0001" };
  expect(renderToStaticMarkup(<ContactDetails />)).toContain(
    '<dt>For the press</dt><dd><a href="tel:+251110000001">+251 11 000 0001</a></dd>',
  );
  organisation.press = { email: "press@example.org" };
  expect(renderToStaticMarkup(<ContactDetails />)).toContain(
    '<dt>For the press</dt><dd><a href="mailto:press@example.org">press@example.org</a></dd>',
  );
});
