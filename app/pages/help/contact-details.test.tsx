import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Organisation } from "../../../server/content/organisation.ts";
import { ContactDetails } from "./contact-details.tsx";

const words = { heading: "Where to find us", place: "Addis Ababa, Ethiopia", replyWithin: "Within 24 hours" };
const nothingSet = { name: "Us", city: "Addis Ababa", countryCode: "ET", profiles: [] };
const shown = (details: Partial<Organisation>) =>
  renderToStaticMarkup(<ContactDetails words={words} organisation={{ ...nothingSet, ...details }} />);

test("shows phone and e-mail as links once they are set", () => {
  const html = shown({ phone: "+251 11 000 0000", email: "hello@example.org" });
  expect(html).toContain("Addis Ababa, Ethiopia");
  expect(html).toContain('<a href="tel:+251110000000" dir="ltr">+251 11 000 0000</a>');
  expect(html).toContain('<a href="mailto:hello@example.org" dir="ltr">hello@example.org</a>');
  expect(html).not.toContain("Follow us");
  expect(html).not.toContain("For the press");
});

test("shows a press contact once it is set", () => {
  expect(shown({ pressPhone: "+251 11 000 0001" })).toContain(
    '<dt>For the press</dt><dd><a href="tel:+251110000001" dir="ltr">+251 11 000 0001</a></dd>',
  );
  expect(shown({ pressEmail: "press@example.org" })).toContain(
    '<dt>For the press</dt><dd><a href="mailto:press@example.org" dir="ltr">press@example.org</a></dd>',
  );
});

test("hides unset details, and shows profiles by name", () => {
  expect(shown({})).not.toMatch(/<a|Follow us/);
  const profiles = [
    { name: "Mastodon", address: "https://example.org/us" },
    { name: "X", address: "https://example.org/x" },
  ];
  expect(shown({ profiles }).match(/<a href="[^"]+"|>[^<]+<\/a>/g)).toEqual([
    ...['<a href="https://example.org/us"', ">Mastodon</a>"],
    ...['<a href="https://example.org/x"', ">X</a>"],
  ]);
});
