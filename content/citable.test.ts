import { expect, test } from "vitest";
import { doiAddress, doiIn, licenceOf } from "./citable.ts";

test.each([
  ["10.5281/zenodo.1234567", "10.5281/zenodo.1234567"],
  ["https://doi.org/10.5281/zenodo.1234567", "10.5281/zenodo.1234567"],
  ["http://dx.doi.org/10.1000/182", "10.1000/182"],
  ["doi:10.1000/182", "10.1000/182"],
  [
    "10.1002/(SICI)1097-0258(19980815/30)17:15<1661::AID>3.0.CO;2-2",
    "10.1002/(SICI)1097-0258(19980815/30)17:15<1661::AID>3.0.CO;2-2",
  ],
  ["10.1000/182 and more", undefined],
  ["11.1000/182", undefined],
  ["10.1000/", undefined],
  ["https://example.org/10.1000/182", undefined],
  ["10.1000/a}{b", undefined],
])("the DOI in %s is %s", (text, expected) => expect(doiIn(text)).toBe(expected));

test("the address of a DOI escapes what would end its path", () => {
  expect(doiAddress("10.1000/a#b?c<d>")).toBe("https://doi.org/10.1000/a%23b%3Fc%3Cd%3E");
});

test("a licence has its name and its link", () => {
  expect(licenceOf("", "Tous droits réservés")).toBeUndefined();
  expect(licenceOf("cc-by-4.0", "")).toEqual({
    name: "CC BY 4.0",
    url: "https://creativecommons.org/licenses/by/4.0/",
  });
  expect(licenceOf("reserved", "Tous droits réservés")).toEqual({ name: "Tous droits réservés" });
  expect(licenceOf("constructor", "")).toBeUndefined();
});
