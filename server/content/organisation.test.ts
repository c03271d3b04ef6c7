import { expect, test } from "vitest";
import { pageWords } from "../../tests/page-words.ts";
import { organisationFrom } from "./organisation.ts";

const initial = pageWords("organisation");
const profilesOf = (profiles: [name: string, to: string][]) =>
  organisationFrom(
    { ...initial, profiles: profiles.map(([name, to]) => ({ id: name, name, to })) },
    "en",
  ).profiles.map(({ name, address }) => [name, address]);

test("a single profile is used for LinkedIn and Facebook; several keep their own names", () => {
  const [linkedIn, mastodon] = ["https://linkedin.example/us", "https://mastodon.example/us"];
  expect(profilesOf([])).toEqual([]);
  for (const name of ["LinkedIn", "Mastodon"])
    expect(profilesOf([[name, linkedIn]])).toEqual([
      ["LinkedIn", linkedIn],
      ["Facebook", linkedIn],
    ]);
  const several: [string, string][] = [
    ["Mastodon", mastodon],
    ["LinkedIn", linkedIn],
    ["WhatsApp", "https://wa.example/us"],
  ];
  expect(profilesOf(several)).toEqual(several);
});

test("leaves out unsafe and empty links", () => {
  expect(
    profilesOf([
      ["X", "javascript:alert(1)"],
      ["Y", ""],
      ["", "https://y.example"],
    ]),
  ).toEqual([]);
  expect(organisationFrom({ ...initial, donation: "javascript:alert(1)" }, "en").donation).toBeUndefined();
});

test("the country has its name in the language of the page, and an invalid code has no name", () => {
  expect(organisationFrom(initial, "en").country).toBe("Ethiopia");
  expect(organisationFrom(pageWords("organisation", "fr"), "fr")).toMatchObject({
    ...{ city: "Addis-Abeba", country: "Éthiopie", countryCode: "ET" },
  });
  for (const country of ["", "Ethiopia", "QX"])
    expect(organisationFrom({ ...initial, country }, "en").country).toBeUndefined();
});
