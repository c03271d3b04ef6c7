import { country, definePage, email, entries, line, link, part, phone, text } from "../parts.ts";

/** The organisation that publishes this site. Empty fields are not shown, and sentences that name them are left out. */
export const organisation = definePage(
  { name: "Organisation", path: "/contact" },
  {
    name: line("Name"),
    city: line("City", { required: true, sometimes: true }),
    country: country("Country", {
      required: true,
      hint: "Two-letter code, for example ET. Each language shows its own name for the country.",
    }),
    registration: line("Registration number", {
      hint: "Shown on Who We Are. Replaces {registration} in the legal pages.",
      sometimes: true,
    }),
    address: line("Postal address", {
      hint: "Shown on Who We Are. Separate its lines with commas.",
      sometimes: true,
    }),
    boilerplate: text("The organisation in one paragraph", {
      hint: "Shown on Press, for journalists to quote.",
      sometimes: true,
    }),
    contact: part("Contact", {
      phone: phone("Phone", {
        hint: "Shown on Contact and in the legal pages. Write it as dialled from abroad: +251 11 000 0000.",
      }),
      email: email("E-mail", { hint: "Shown on Contact and in the legal pages." }),
    }),
    press: part("For journalists", {
      phone: phone("Phone", { hint: "Shown on Contact and Press." }),
      email: email("E-mail", { hint: "Shown on Contact and Press." }),
    }),
    security: part("For people who found a security weakness", {
      email: email("E-mail", {
        hint: "In the Security Policy and in security.txt. Left empty, it is the address under Contact.",
        sometimes: true,
      }),
      key: link("OpenPGP key", {
        hint: "Where the public key can be downloaded: an address that begins with https://",
        sometimes: true,
      }),
    }),
    governingLaw: line("Governing law", {
      hint: "The country whose law governs the Terms of Service.",
      sometimes: true,
    }),
    donation: link("Donation link", {
      hint: "The page of your donation service. Once set, Donate shows a button that leads there.",
    }),
    profiles: entries(
      "Social profiles (with only one, LinkedIn and Facebook both link to it)",
      { one: "Profile", least: 0, most: 12, sometimes: true },
      { name: line("Name"), to: link("Web address") },
    ),
  },
);
