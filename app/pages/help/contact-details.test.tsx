import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { OrganisationDetails } from "../../../organisation.ts";
import { ContactDetails } from "./contact-details.tsx";

const words = { heading: "Where to find us", place: "Addis Ababa, Ethiopia", replyWithin: "Within 24 hours" };
const shown = (details: OrganisationDetails) =>
  renderToStaticMarkup(<ContactDetails words={words} details={details} />);

test("phone and e-mail are shown, and can be tapped, once they are set", () => {
  const html = shown({ phone: "+251 11 000 0000", email: "hello@example.org" });
  expect(html).toContain("Addis Ababa, Ethiopia");
  expect(html).toContain('<a href="tel:+251110000000">+251 11 000 0000</a>');
  expect(html).toContain('<a href="mailto:hello@example.org">hello@example.org</a>');
  expect(html).not.toContain("Follow us");
  expect(html).not.toContain("For the press");
});

test("a press line is shown once there is one", () => {
  expect(shown({ pressPhone: "+251 11 000 0001" })).toContain(
    '<dt>For the press</dt><dd><a href="tel:+251110000001">+251 11 000 0001</a></dd>',
  );
  expect(shown({ pressEmail: "press@example.org" })).toContain(
    '<dt>For the press</dt><dd><a href="mailto:press@example.org">press@example.org</a></dd>',
  );
});

test("what is not set is not shown; two profiles lead to one page unless they have their own", () => {
  expect(shown({})).not.toMatch(/<a|Follow us/);
  const both = shown({ profile: "https://example.org/us", facebook: "https://example.org/fb" });
  expect(both.match(/href="[^"]+"/g)).toEqual([
    'href="https://example.org/us"',
    'href="https://example.org/fb"',
  ]);
});
