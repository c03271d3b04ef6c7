import { country, definePage, email, entries, line, link, part, phone } from "../parts.ts";

/** Who publishes this site. What is left empty is shown nowhere, and sentences that name it are left out. */
export const organisation = definePage(
  { name: "Organisation", path: "/contact" },
  {
    name: line("Name"),
    city: line("City", { required: true, sometimes: true }),
    country: country("Country", {
      required: true,
      hint: "Its code of two letters, for example ET. Every language has its own name for it.",
    }),
    registration: line("Registration number", {
      hint: "In the legal pages, where they say {registration}.",
      sometimes: true,
    }),
    contact: part("Contact", {
      phone: phone("Phone", {
        hint: "On Contact and in the legal pages. As it is dialled: +251 11 000 0000.",
      }),
      email: email("E-mail", { hint: "On Contact, in the legal pages and in security.txt." }),
    }),
    press: part("For journalists", {
      phone: phone("Phone", { hint: "On Contact." }),
      email: email("E-mail", { hint: "On Contact." }),
    }),
    governingLaw: line("Governing law", {
      hint: "In the Terms of Service: the country whose law governs them.",
      sometimes: true,
    }),
    donation: link("Donation link", {
      hint: "The page of a service that takes donations. Donate shows a button to it once it is set.",
    }),
    profiles: entries(
      "Profiles: while there is one, LinkedIn and Facebook both lead to it; several stand under their own names",
      { one: "Profile", least: 0, most: 12, sometimes: true },
      { name: line("Name"), to: link("Address") },
    ),
  },
);
